import { caseSources } from '@luqiao/domain/case-sources'
import type { CallOf } from '@luqiao/domain/kernel'
import { useCommand, useEndpoint } from '../../platform/api/index.ts'

/** Every command on a source may change what these show. */
const changed = [caseSources.list, caseSources.get, caseSources.candidates, caseSources.offer]

export const useSources = (filters: CallOf<typeof caseSources.list>) =>
  useEndpoint(caseSources.list, filters, { keepPrevious: true })
export const useSource = (id: number) => useEndpoint(caseSources.get, { id })
export const useOffer = (id: number) => useEndpoint(caseSources.offer, { id })
export const useCandidates = (input: CallOf<typeof caseSources.candidates>) =>
  useEndpoint(caseSources.candidates, input, { keepPrevious: true })
export const useOperators = (enabled: boolean) => useEndpoint(caseSources.operator, {}, { enabled })

type Done = { onDone: () => void }
export const useCheck = (done: Done) => useCommand(caseSources.check, { changes: changed, ...done })
export const useDistribute = (done: Done) => useCommand(caseSources.distribute, { changes: changed, ...done })
export const useWithdraw = (done: Done) => useCommand(caseSources.withdraw, { changes: changed, ...done })
export const useAccept = (done: Done) => useCommand(caseSources.accept, { changes: changed, ...done })
export const useDecline = (done: Done) => useCommand(caseSources.decline, { changes: changed, ...done })
export const useAdd = (done: Done) => useCommand(caseSources.add, { changes: changed, ...done })
export const useEdit = (done: Done) => useCommand(caseSources.edit, { changes: changed, ...done })

/** Under way, or done and about to close its dialog: a second click must not send it again. */
export const isBusy = (command: { isPending: boolean; isSuccess: boolean }): boolean =>
  command.isPending || command.isSuccess
