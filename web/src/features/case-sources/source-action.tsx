import type { SourceDetail } from '@luqiao/domain/case-sources'
import { useCopy } from '../../platform/i18n/index.ts'
import { Dialog, ErrorState } from '../../ui/index.ts'
import { CheckDialog } from './check-dialog.tsx'
import { sourceWords } from './copy/index.ts'
import { DistributeDialog } from './distribute-dialog.tsx'
import { useSource } from './queries.ts'
import SourceDialog from './source-dialog.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

export type Action = 'edit' | 'check' | 'distribute' | 'withdraw'

/** The dialog of one action on a source. */
export function ActionDialog({ source, step, onClose }: { source: SourceDetail; step: Action; onClose: () => void }) {
  switch (step) {
    case 'edit':
      return <SourceDialog source={source} onClose={onClose} />
    case 'check':
      return <CheckDialog source={source} onClose={onClose} />
    case 'distribute':
      return <DistributeDialog source={source} onClose={onClose} />
    case 'withdraw':
      return <WithdrawDialog source={source} onClose={onClose} />
  }
}

/** The same from the list, where the source is still to be read. */
export default function SourceAction({ id, step, onClose }: { id: number; step: Action; onClose: () => void }) {
  const words = useCopy(sourceWords)
  const { data, error } = useSource(id)
  if (data) return <ActionDialog source={data} step={step} onClose={onClose} />
  return error ? (
    <Dialog title={words.title} onClose={onClose}>
      <ErrorState error={error} />
    </Dialog>
  ) : null
}
