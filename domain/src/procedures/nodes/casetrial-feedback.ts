import { field, form, option, today, versions, when } from '../../forms/index.ts'
import { text } from '../../kernel/index.ts'
import { node } from '../node.ts'
import { accepted, filed, files, followed, note, ours, theirs } from '../node-fields.ts'
import { appealable, isDecision, sentBack } from '../outcomes.ts'
import { litigation } from '../tracks.ts'

const title = text('裁判结果', 'Outcome', 'Resolución')
const branch = (name: string) => when.fact('branch', name)
const toPerform = when.is('performance', 'days', 'until', 'unset')
/** 刑事诉讼法 (2018) 227: the accused, a private prosecutor and the parties of the incidental civil action. */
const mayAppeal = ['accused', 'suspect', 'private-prosecutor', 'incidental-plaintiff']

/** 裁判结果: ends the instance; each party's appeal runs from its own receipt, the rest from effectiveness. */
export const feedback = node({
  id: 'casetrial/feedback',
  title,
  tracks: litigation,
  proceeding: { belongsTo: ['first', 'second'] },
  follows: [{ node: 'acceptance/accept' }],
  repeats: 'once-in-proceeding',
  dateField: 'decided_on',
  form: versions(
    form(
      'casetrial.feedback',
      1,
      [
        field.radio('document', text('文书种类', 'Document', 'Documento'), {
          required: true,
          initial: 'judgment',
          options: [
            option('judgment', text('判决书', 'Judgment', 'Sentencia')),
            option('ruling', text('裁定书', 'Ruling', 'Auto')),
          ],
        }),
        field.select('outcome', text('裁判结果', 'Outcome', 'Resultado'), {
          options: 'judgments',
          required: true,
          when: when.is('document', 'judgment'),
        }),
        field.select('ruling', text('裁定结果', 'Outcome', 'Resultado'), {
          options: 'rulings',
          required: true,
          when: when.is('document', 'ruling'),
        }),
        field.text('document_number', text('文书号', 'Document number', 'Número del documento'), { maxlen: 60 }),
        field.date('decided_on', text('裁判日期', 'Date of the decision', 'Fecha de la resolución'), {
          required: true,
          notBefore: [filed, accepted],
          notAfter: [today, followed],
        }),
        field.served('served', text('送达', 'Served', 'Notificación'), {
          notBefore: 'decided_on',
          notAfter: today,
          hint: text(
            '上诉期自各方收到文书次日起分别计算（民诉法解释第244条）；公告送达填公告发布日',
            "Each party's appeal period runs from its own receipt (Interpretation 244); for a public notice give the day it was published",
            'El plazo de cada parte corre desde su recepción (Interpretación 244); en edictos, indique el día de publicación',
          ),
        }),
        field.date(
          'effective_on',
          text('生效日期（依生效证明）', 'Effective on (as certified)', 'Firme desde (certificado)'),
          {
            notBefore: 'decided_on',
            hint: text('不填则按送达与上诉期推算', 'Left empty, it is worked out', 'Si se deja vacío, se calcula'),
          },
        ),
        field.money('amount', text('判决金额', 'Sum awarded', 'Importe concedido'), {
          when: when.not(branch('criminal')),
        }),
        field.radio('performance', text('履行期限', 'Performance', 'Cumplimiento'), {
          initial: 'none',
          when: when.not(sentBack),
          options: [
            option('none', text('无给付内容', 'Nothing to perform', 'Nada que cumplir')),
            option('days', text('生效后若干日内', 'Days after effectiveness', 'Días tras la firmeza')),
            option('until', text('指定日期', 'By a day', 'Hasta un día')),
            option('unset', text('未规定', 'Not set', 'Sin plazo')),
          ],
          under: {
            days: [
              field.number('performance_days', text('天数', 'Days', 'Días'), { required: true, min: 1, max: 3650 }),
            ],
            until: [
              field.date('performance_on', text('履行截止日期', 'Last day', 'Último día'), {
                required: true,
                notBefore: 'decided_on',
              }),
            ],
          },
        }),
        field.group('fee', text('诉讼费负担', 'Who bears the fee', 'Costas'), [
          field.money('fee_ours', ours),
          field.money('fee_theirs', theirs),
        ]),
        field.textarea('holding', text('裁判主文', 'Operative part', 'Fallo'), { maxlen: 5000, rows: 6 }),
        field.textarea('reasons', text('裁判要点', 'Main reasons', 'Fundamentos'), { maxlen: 5000 }),
        note,
        files,
      ],
      { title },
    ),
  ),
  deadlines: {
    takesEffect: { served: 'served', stated: 'effective_on', when: when.not(sentBack) },
    starts: [
      ...(
        [
          ['civil.appeal.judgment', 'civil', appealable.judgment, 'each-party'],
          ['civil.appeal.ruling', 'civil', appealable.ruling, 'each-party'],
          ['admin.appeal.judgment', 'administrative', appealable.judgment, 'each-party'],
          ['admin.appeal.ruling', 'administrative', appealable.ruling, 'each-party'],
          ['criminal.appeal.judgment', 'criminal', appealable.judgment, { roles: mayAppeal }],
          ['criminal.appeal.ruling', 'criminal', appealable.ruling, { roles: mayAppeal }],
        ] as const
      ).map(([rule, name, condition, who]) => ({
        kind: 'period' as const,
        rule,
        from: { served: 'served' },
        for: who,
        appeal: true as const,
        when: when.all(branch(name), condition),
      })),
      {
        kind: 'period',
        rule: 'criminal.protest-request',
        from: { served: 'served' },
        for: { roles: ['victim'] },
        when: when.all(branch('criminal'), appealable.judgment),
      },
      ...(
        [
          ['civil', 'civil.performance', 'civil.enforcement', 'civil.retrial'],
          ['administrative', 'admin.performance', 'admin.enforcement', 'admin.retrial'],
        ] as const
      ).flatMap(([name, performance, enforcement, retrial]) => [
        {
          kind: 'period' as const,
          rule: performance,
          from: 'effectiveness' as const,
          for: 'us' as const,
          length: { field: 'performance_days', unit: 'day' as const },
          when: when.all(branch(name), when.is('performance', 'days')),
        },
        {
          kind: 'fixed' as const,
          rule: performance,
          on: 'performance_on',
          for: 'us' as const,
          moves: false,
          when: when.all(branch(name), when.is('performance', 'until'), when.not(when.fact('appealed', true))),
        },
        {
          kind: 'period' as const,
          rule: enforcement,
          from: { endOf: performance },
          for: 'us' as const,
          when: when.all(branch(name), toPerform, when.not(when.fact('appealed', true))),
        },
        {
          kind: 'period' as const,
          rule: retrial,
          from: 'effectiveness' as const,
          for: 'us' as const,
          when: when.all(branch(name), isDecision),
        },
      ]),
    ],
  },
  settles: [
    {
      rules: [
        'civil.trial.ordinary',
        'civil.trial.summary',
        'civil.trial.small-claims',
        'civil.trial.appeal-judgment',
        'civil.trial.appeal-ruling',
        'admin.trial.ordinary',
        'admin.trial.summary',
        'admin.trial.appeal',
        'criminal.trial.ordinary',
        'criminal.trial.summary',
        'criminal.trial.appeal',
      ],
      in: 'proceeding',
    },
  ],
  dynamics: [
    {
      when: when.is('document', 'judgment'),
      words: text(
        '法院于{decided_on}作出判决：{outcome}',
        'Judgment of {decided_on}: {outcome}',
        'Sentencia del {decided_on}: {outcome}',
      ),
    },
    {
      words: text(
        '法院于{decided_on}作出裁定：{ruling}',
        'Ruling of {decided_on}: {ruling}',
        'Auto del {decided_on}: {ruling}',
      ),
    },
  ],
  ends: { what: 'proceeding' },
})
