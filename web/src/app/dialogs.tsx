import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { closeDialog, useRequestedDialog } from '../platform/dialogs.ts'
import { safeRedirect } from '../platform/navigation.ts'
import { useSession } from '../platform/session/index.ts'
import { SignInDialog } from './sign-in-frame.tsx'
import { type Load, slots } from './slots.ts'

/** A dialog of the signed-in application may be asked for on a public page: it brings antd and the query cache along. */
const withProviders = <Props extends object>(load: Load<Props>): ComponentType<Props> =>
  lazy(async () => {
    const [{ WorkProviders }, { default: Dialog }] = await Promise.all([import('./work-providers.tsx'), load()])
    return {
      default: (props: Props) => (
        <WorkProviders>
          <Dialog {...props} />
        </WorkProviders>
      ),
    }
  })

const NewCaseDialog = slots.newCaseDialog && withProviders(slots.newCaseDialog)
const NewSourceDialog = slots.newSourceDialog && withProviders(slots.newSourceDialog)
const InvitationDialog = slots.invitationDialog && withProviders(slots.invitationDialog)

/** The one dialog that is asked for, by `openDialog` or, for signing in, by `?redirect=` of the address. */
export function Dialogs() {
  const request = useRequestedDialog()
  const { pathname } = useLocation()
  const [query, setQuery] = useSearchParams()
  const { signedIn } = useSession()
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever walks to another page has left the dialog behind.
  useEffect(() => closeDialog, [pathname])

  const asked = !signedIn && (pathname === '/index' || pathname === '/') && safeRedirect(query.get('redirect'))
  const leaveSignIn = () => {
    closeDialog()
    if (query.has('redirect')) setQuery({}, { replace: true })
  }
  if (request?.name === 'sign-in') return <SignInDialog redirect={request.redirect} onClose={leaveSignIn} />
  if (request?.name === 'new-case' && NewCaseDialog)
    return (
      <Suspense>
        <NewCaseDialog sourceId={request.sourceId} lawyerId={request.lawyerId} onClose={closeDialog} />
      </Suspense>
    )
  if (request?.name === 'new-source' && NewSourceDialog)
    return (
      <Suspense>
        <NewSourceDialog onClose={closeDialog} />
      </Suspense>
    )
  if (request?.name === 'invitation' && InvitationDialog)
    return (
      <Suspense>
        <InvitationDialog offerId={request.offerId} onClose={closeDialog} />
      </Suspense>
    )
  return asked ? <SignInDialog redirect={asked} onClose={leaveSignIn} /> : null
}
