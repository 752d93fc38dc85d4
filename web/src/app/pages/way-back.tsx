import { useCopy } from '../../platform/i18n/index.ts'
import { useSession } from '../../platform/session/index.ts'
import { ButtonLink } from '../../ui/plain.ts'
import { appWords } from '../copy.ts'

/** To the dashboard for who is signed in, else to the home page. */
export function WayBack() {
  const words = useCopy(appWords)
  const { signedIn } = useSession()
  return (
    <ButtonLink tone="primary" to={signedIn ? '/works/index' : '/index'}>
      {signedIn ? words.backToWork : words.backHome}
    </ButtonLink>
  )
}
