/*
 * What `npm start`, `npm run dev` and `npm test` do before they begin, so that a fresh clone needs nothing else. Plain
 * JavaScript on Node's own modules: on a fresh clone it runs on the system's Node, before anything is installed. Where all is
 * in place it says nothing and takes a moment.
 */
import { install } from './prepare/install.mjs'
import { installSystemParts } from './prepare/system.mjs'
import { buildWeb } from './prepare/web.mjs'

const [purpose = 'start'] = process.argv.slice(2)

if (!(await install())) {
  // whoever asked for tests waits for their sum
  if (purpose === 'test') console.log('\n0 passed, 1 failed')
  process.exit(1)
}
if (purpose === 'start') {
  const fault = await buildWeb()
  if (fault) {
    console.error(`${fault}\nThe web could not be built (see above).`)
    process.exit(1)
  }
}
// the tests build the web as one of their checks, so that a broken one is counted
if (purpose === 'test') await installSystemParts()
