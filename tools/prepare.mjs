/*
 * What `npm start`, `npm run dev` and `npm test` do before they begin, so that a fresh clone needs nothing else. Plain
 * JavaScript on Node's own modules: on a fresh clone it runs on the system's Node, before anything is installed. Where all is
 * in place it says nothing and takes a moment.
 */
import { install } from './prepare/install.mjs'
import { installSystemParts } from './prepare/system.mjs'
import { buildWeb } from './prepare/web.mjs'

const [purpose = 'start'] = process.argv.slice(2)
const ready = (await install()) && (purpose === 'dev' || (await buildWeb()))
if (!ready) process.exit(1)
if (purpose === 'test') await installSystemParts()
