import { field, form, option, today, versions, when } from '../../forms/index.ts'
import { text } from '../../kernel/index.ts'
import { node } from '../node.ts'
import { ended, filed, files, followed, note } from '../node-fields.ts'
import { litigation } from '../tracks.ts'

const title = text('受理', 'Acceptance', 'Aceptación')
const at = (branch: string, kind: string) => when.all(when.fact('branch', branch), when.fact('kind', kind))

/** 受理: the court's notices and the day on which each answering party got its copy. */
export const accept = node({
  id: 'acceptance/accept',
  title,
  tracks: litigation,
  proceeding: { belongsTo: ['first', 'second'] },
  follows: [{ node: 'casetrial/register' }],
  repeats: 'once-in-proceeding',
  belated: true,
  dateField: 'accepted_on',
  form: versions(
    form(
      'acceptance.accept',
      1,
      [
        field.date('accepted_on', text('受理日期', 'Acceptance date', 'Fecha de aceptación'), {
          required: true,
          notBefore: filed,
          notAfter: [today, followed, ended],
        }),
        field.checkboxes('notices', text('送达的通知', 'Notices served', 'Notificaciones entregadas'), {
          options: [
            option('acceptance', text('受理通知书', 'Notice of acceptance', 'Aviso de aceptación')),
            option('response', text('应诉通知书', 'Notice to respond', 'Emplazamiento')),
            option('evidence', text('举证通知书', 'Evidence notice', 'Aviso de prueba')),
            option('panel', text('合议庭组成人员通知书', 'Notice of the panel', 'Aviso de composición de la sala')),
            option('summons', text('传票', 'Summons', 'Citación')),
            option('integrity', text('廉政监督卡', 'Integrity card', 'Tarjeta de integridad')),
          ],
        }),
        field.served('copies', text('起诉状/上诉状副本送达', 'Copies served', 'Copias notificadas'), {
          parties: 'answering',
          notBefore: filed,
          notAfter: today,
          when: when.not(when.fact('branch', 'criminal')),
          hint: text(
            '答辩期间自各方收到副本次日起分别计算；公告送达填公告发布日',
            'Each party answers within its own period from its receipt; for a public notice give the day it was published',
            'Cada parte contesta en su propio plazo desde la recepción; en edictos, indique el día de publicación',
          ),
        }),
        note,
        files,
      ],
      { title },
    ),
  ),
  deadlines: {
    starts: [
      ...(
        [
          ['civil.defence', at('civil', 'first'), ['defendant']],
          ['civil.jurisdiction-objection', at('civil', 'first'), ['defendant']],
          ['civil.defence.second-instance', at('civil', 'second'), ['appellee']],
          ['admin.defence', at('administrative', 'first'), ['defendant']],
          ['admin.jurisdiction-objection', at('administrative', 'first'), ['defendant']],
          ['admin.defence.second-instance', at('administrative', 'second'), ['appellee']],
        ] as const
      ).map(([rule, condition, roles]) => ({
        kind: 'period' as const,
        rule,
        from: { served: 'copies' },
        for: { roles },
        when: condition,
      })),
    ],
  },
  dynamics: [
    {
      words: text(
        '法院于{accepted_on}受理',
        'Accepted by the court on {accepted_on}',
        'Aceptada por el tribunal el {accepted_on}',
      ),
    },
  ],
  phase: { first: 'first-instance', second: 'second-instance' },
})
