import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { useCopy } from '../platform/i18n/index.ts'
import { safeRedirect } from '../platform/navigation.ts'
import { Dialog, Loading } from '../ui/plain.ts'
import { appWords } from './copy.ts'
import { slots } from './slots.ts'

const SignInForm = slots.signInForm && lazy(slots.signInForm)

/**
 * The form, and where it leads: to `redirect` where one is given. Else the guard decides: back to what the address asks
 * for, a lawyer to the dashboard, others stay.
 */
export function SignInFrame({ redirect, onDone }: { redirect?: string | undefined; onDone?: () => void }) {
  const navigate = useNavigate()
  if (!SignInForm) return null
  const leave = () => {
    onDone?.()
    const asked = safeRedirect(redirect)
    if (asked) void navigate(asked, { replace: true })
  }
  return (
    <Suspense fallback={<Loading lines={6} />}>
      <SignInForm onDone={leave} />
    </Suspense>
  )
}

export function SignInDialog({ redirect, onClose }: { redirect?: string | undefined; onClose: () => void }) {
  const words = useCopy(appWords)
  return (
    <Dialog title={words.signInTitle} width={420} onClose={onClose}>
      <SignInFrame redirect={redirect} onDone={onClose} />
    </Dialog>
  )
}
