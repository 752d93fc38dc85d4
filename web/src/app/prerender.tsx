import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { Everything } from './app.tsx'

/** The home page as a guest meets it, in Chinese: made once, at build time (web/build/first-screen.ts). */
export async function homeHtml(): Promise<string> {
  const { prelude } = await prerender(
    <StaticRouter location="/index">
      <Everything />
    </StaticRouter>,
  )
  return new Response(prelude).text()
}
