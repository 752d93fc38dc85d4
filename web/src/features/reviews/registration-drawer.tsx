import { documents } from '@luqiao/domain/documents'
import { Drawer } from 'antd'
import { useState } from 'react'
import { loadFile } from '../../platform/download/index.ts'
import { useCopy } from '../../platform/i18n/index.ts'
import { useAbility } from '../../platform/session/index.ts'
import { Button, confirm, FilePreview, Loaded, toast, useNarrow } from '../../ui/index.ts'
import { reviewWords } from './copy/index.ts'
import { type Kind, type Registration, useDecide, useRegistration } from './queries.ts'
import style from './registration-drawer.module.css'
import { RegistrationFacts } from './registration-facts.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { StateChip } from './state-chip.tsx'

type Props = { kind: Kind; id: number; onClose: () => void }

/** One registration: what was said beside the licence that should show it, and the decision. */
export default function RegistrationDrawer({ kind, id, onClose }: Props) {
  const words = useCopy(reviewWords)
  const narrow = useNarrow()
  const mayDecide = useAbility('review.decide')
  const registration = useRegistration(kind, id)
  const { data } = registration
  return (
    <Drawer
      open
      onClose={onClose}
      size={narrow ? '100%' : 880}
      styles={{ mask: { background: 'var(--veil)' } }}
      // a dialog over it must be able to take the focus
      focusable={{ trap: false }}
      title={data ? <span className={style.title}>{data.name}</span> : words.titles[kind]}
      extra={data && <StateChip state={data.state} />}
      footer={data?.state === 'waiting' && mayDecide && <Decision registration={data} onDecided={onClose} />}
    >
      <Loaded query={registration} skeleton={10}>
        {(read) => (
          <div className={style.beside}>
            <RegistrationFacts registration={read} />
            <Licence registration={read} />
          </div>
        )}
      </Loaded>
    </Drawer>
  )
}

function Licence({ registration }: { registration: Registration }) {
  const words = useCopy(reviewWords)
  return (
    <section>
      <h3 className={style.heading}>{words.licence}</h3>
      {registration.licence ? (
        <FilePreview
          file={registration.licence}
          load={(thumbid) => loadFile(documents.download, { thumbid, inline: '1' })}
          label={words.licence}
          open={words.open}
        />
      ) : (
        <p className={style.none}>{words.noLicence}</p>
      )}
      {registration.state === 'waiting' && <p className={style.note}>{words.compare}</p>}
    </section>
  )
}

function Decision({ registration, onDecided }: { registration: Registration; onDecided: () => void }) {
  const words = useCopy(reviewWords)
  const [rejecting, setRejecting] = useState(false)
  const approve = useDecide(() => {
    toast.success(words.approved)
    onDecided()
  })
  const ask = async () => {
    const sure = await confirm({ title: words.approveAsk(registration.name), text: words.approveText })
    if (sure) approve.mutate({ id: registration.id, approved: true })
  }
  return (
    <div className={style.actions}>
      <Button tone="danger" onClick={() => setRejecting(true)}>
        {words.reject}
      </Button>
      <Button tone="primary" busy={approve.isPending} onClick={ask}>
        {words.approve}
      </Button>
      {rejecting && (
        <RejectDialog
          registration={registration}
          onClose={() => setRejecting(false)}
          onDone={() => {
            setRejecting(false)
            onDecided()
          }}
        />
      )}
    </div>
  )
}
