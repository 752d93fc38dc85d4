import { useCopy } from '../../platform/i18n/index.ts'
import { appWords } from '../copy.ts'
import { MessagePage } from './message-page.tsx'
import { WayBack } from './way-back.tsx'

export default function NotFoundPage() {
  const words = useCopy(appWords)
  return (
    <MessagePage sign="404" title={words.notFound} actions={<WayBack />}>
      {words.notFoundText}
    </MessagePage>
  )
}
