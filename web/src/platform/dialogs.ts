import { useSyncExternalStore } from 'react'

/**
 * The dialogs that any screen may ask for though another feature draws them: `openDialog('new-case', { sourceId })`. The
 * app composes them (app/routes.tsx); a feature never imports another one for its dialog.
 */
export type DialogRequests = {
  'sign-in': { redirect?: string | undefined }
  'new-case': { sourceId?: number | undefined; lawyerId?: number | undefined }
  'new-source': Record<never, never>
  invitation: { offerId: number }
}
export type DialogName = keyof DialogRequests
export type DialogRequest = { [Name in DialogName]: { name: Name } & DialogRequests[Name] }[DialogName]

let open: DialogRequest | undefined
const listeners = new Set<() => void>()

function become(next: DialogRequest | undefined): void {
  open = next
  for (const listener of listeners) listener()
}

export const openDialog = <Name extends DialogName>(name: Name, request: DialogRequests[Name]): void =>
  become({ name, ...request } as DialogRequest)

export const closeDialog = (): void => become(undefined)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useRequestedDialog = (): DialogRequest | undefined =>
  useSyncExternalStore(
    subscribe,
    () => open,
    () => undefined,
  )
