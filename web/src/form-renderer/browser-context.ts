import type { FormContext } from '@luqiao/domain/forms'
import { today } from '../platform/i18n/index.ts'
import { kindOfCause } from './cause-kinds.ts'

/** What a form may look at in the browser besides what it carries itself. */
export const browserContext = (): FormContext => ({ facts: { today: today() }, causeKind: kindOfCause })
