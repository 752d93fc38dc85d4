import { Unreachable } from '../../platform/api/refusal.ts'
import { useCopy } from '../../platform/i18n/index.ts'
import { NoSuchPage } from '../../platform/navigation.ts'
import { Button } from '../../ui/plain.ts'
import { appWords } from '../copy.ts'
import { MessagePage } from './message-page.tsx'
import NotFoundPage from './not-found-page.tsx'
import { WayBack } from './way-back.tsx'

/** A part of the program that did not arrive; browsers word it differently. */
const missingPart = /dynamically imported module|importing a module script|preload css/i

const isDeadConnection = (error: unknown): boolean =>
  error instanceof Unreachable || (error instanceof Error && missingPart.test(error.message))

/** What stands in the place of a screen that threw. */
export function ErrorPage({ error }: { error: unknown }) {
  const words = useCopy(appWords)
  if (error instanceof NoSuchPage) return <NotFoundPage />
  const dead = isDeadConnection(error)
  return (
    <MessagePage
      title={dead ? words.dead : words.broken}
      actions={
        <>
          <Button tone="primary" onClick={() => location.reload()}>
            {words.reload}
          </Button>
          {!dead && <WayBack />}
        </>
      }
    >
      {dead ? words.deadText : words.brokenText}
    </MessagePage>
  )
}
