import { text } from '../../kernel/index.ts'
import { counted, days, months, type PeriodRule, under, years } from '../rule.ts'

/** Labour and commercial arbitration. */
export const arbitrationRules = {
  'labour.arbitration': {
    title: text('申请劳动仲裁', 'Apply for labour arbitration', 'Solicitud de arbitraje laboral'),
    counted: counted.known,
    direction: 'forward',
    versions: [under('labour-arbitration', [27], years(1))],
  },
  'labour.suit': {
    title: text('不服劳动仲裁裁决起诉', 'Sue after the labour award', 'Demanda contra el laudo laboral'),
    counted: counted.award,
    direction: 'forward',
    versions: [under('labour-arbitration', [48, 50], days(15))],
  },
  'labour.annul': {
    title: text(
      '用人单位申请撤销终局裁决',
      'Employer applies to annul the final award',
      'Anulación del laudo firme por el empleador',
    ),
    counted: counted.award,
    direction: 'forward',
    versions: [under('labour-arbitration', [49], days(30))],
  },
  'arbitration.annul': {
    title: text('申请撤销仲裁裁决', 'Apply to annul the award', 'Anulación del laudo arbitral'),
    counted: counted.award,
    direction: 'forward',
    versions: [under('arbitration-2017', [59], months(6)), under('arbitration-2025', [72], months(3))],
  },
} as const satisfies Record<string, PeriodRule>
