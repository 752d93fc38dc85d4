import { lazy, Suspense } from 'react'
import { useNavigate, useRevalidator, useSearchParams } from 'react-router'
import { useCopy } from '../platform/i18n/index.ts'
import { safeRedirect } from '../platform/navigation.ts'
import { session } from '../platform/session/index.ts'
import { Dialog, Loading } from '../ui/plain.ts'
import { appWords } from './copy.ts'
import { slots } from './slots.ts'

const SignInForm = slots.signInForm && lazy(slots.signInForm)

/** The form, and where it leads: back to what was asked for, a lawyer to the dashboard, others to the page anew. */
export function SignInFrame({ redirect, onDone }: { redirect?: string | undefined; onDone?: () => void }) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  if (!SignInForm) return null
  const leave = () => {
    onDone?.()
    const asked = safeRedirect(redirect ?? query.get('redirect'))
    if (asked) void navigate(asked, { replace: true })
    else if (session.now().signedIn?.user.user_type === 2) void navigate('/works/index')
    else void revalidate()
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
