import { isRouteErrorResponse, useRouteError } from 'react-router'
import { Unreachable } from '../../platform/api/refusal.ts'
import { useCopy } from '../../platform/i18n/index.ts'
import { Button } from '../../ui/plain.ts'
import { appWords } from '../copy.ts'
import { MessagePage } from './message-page.tsx'
import NotFoundPage from './not-found-page.tsx'
import { WayBack } from './way-back.tsx'

/** A part of the program that did not arrive; browsers word it differently. */
const missingPart = /dynamically imported module|importing a module script|preload css/i

const isDeadConnection = (error: unknown): boolean =>
  error instanceof Unreachable || (error instanceof Error && missingPart.test(error.message))

/** Where a screen throws, the shell around it stays. */
export function PageError() {
  const words = useCopy(appWords)
  const error = useRouteError()
  const missing = isRouteErrorResponse(error) ? error.status === 404 : error instanceof Response && error.status === 404
  if (missing) return <NotFoundPage />
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

/** The guard or the shell itself failed: nothing else can be drawn. */
export const RootError = () => (
  <main>
    <PageError />
  </main>
)
