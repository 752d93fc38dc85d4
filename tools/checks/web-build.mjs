import { buildWeb } from '../prepare/web.mjs'

/** The web as the server serves it; the journeys walk through it. */
export const webBuild = {
  name: 'web build',
  advice: 'run `node_modules/.bin/vite build` in web/ and mend what it names',
  async find() {
    const fault = await buildWeb()
    return fault ? [fault] : []
  },
}
