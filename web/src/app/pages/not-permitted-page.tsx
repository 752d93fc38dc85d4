import { useCopy } from '../../platform/i18n/index.ts'
import { appWords } from '../copy.ts'
import { MessagePage } from './message-page.tsx'
import { WayBack } from './way-back.tsx'

export default function NotPermittedPage() {
  const words = useCopy(appWords)
  return (
    <MessagePage sign="401" title={words.notPermitted} actions={<WayBack />}>
      {words.notPermittedText}
    </MessagePage>
  )
}
