import { field, form, option, today, versions, when } from '../../forms/index.ts'
import { text } from '../../kernel/index.ts'
import { node } from '../node.ts'
import { ended, filed, files, followed, note, ours, theirs } from '../node-fields.ts'
import { litigation } from '../tracks.ts'

const title = text('举证', 'Evidence', 'Prueba')
const branch = (name: string) => when.fact('branch', name)

/** 举证: the period that the court set, and what was handed in. */
export const proof = node({
  id: 'acceptance/proof',
  title,
  tracks: litigation,
  proceeding: { belongsTo: ['first', 'second'] },
  follows: [{ node: 'acceptance/accept' }],
  repeats: 'once-in-proceeding',
  belated: true,
  dateField: 'notice_on',
  form: versions(
    form(
      'acceptance.proof',
      1,
      [
        field.date('notice_on', text('举证通知日期', 'Date of the evidence notice', 'Fecha del aviso de prueba'), {
          required: true,
          notBefore: filed,
          notAfter: [today, followed, ended],
        }),
        field.radio('period', text('举证期限', 'Evidence period', 'Plazo de prueba'), {
          required: true,
          initial: 'days',
          options: [
            option('days', text('自收到通知起若干日', 'Days from receipt', 'Días desde la recepción')),
            option('until', text('指定截止日期', 'A day that the court named', 'Día fijado por el tribunal')),
          ],
        }),
        field.number('days', text('天数', 'Days', 'Días'), {
          when: when.is('period', 'days'),
          required: true,
          min: 1,
          max: 365,
          hint: text(
            '普通程序一审不少于15日，二审新证据不少于10日，简易程序不超过15日，小额诉讼一般不超过7日（民诉法解释第99、266、275条）',
            'Ordinary at least 15, new evidence on appeal at least 10, summary at most 15, small claims usually at most 7 (Interpretation 99, 266, 275)',
            'Ordinario mínimo 15, prueba nueva en apelación mínimo 10, abreviado máximo 15, menor cuantía por lo general máximo 7 (Interpretación 99, 266, 275)',
          ),
        }),
        field.served('notices', text('举证通知送达', 'Notice served', 'Aviso notificado'), {
          when: when.is('period', 'days'),
          notBefore: filed,
          notAfter: today,
        }),
        field.date('until', text('举证截止日期', 'Last day', 'Último día'), {
          when: when.is('period', 'until'),
          required: true,
          notBefore: 'notice_on',
        }),
        field.block(
          'submissions',
          text('提交的证据', 'Evidence handed in', 'Pruebas presentadas'),
          [
            field.text('name', text('证据名称', 'Name', 'Nombre'), { maxlen: 200, required: true }),
            field.radio('by', text('提交方', 'By', 'Por'), {
              options: [option('ours', ours), option('theirs', theirs)],
            }),
            field.date('on', text('提交日期', 'Handed in on', 'Presentada el'), { notAfter: today }),
            field.text('purpose', text('证明目的', 'What it proves', 'Qué acredita'), { maxlen: 500 }),
          ],
          { min: 0, max: 100 },
        ),
        note,
        files,
      ],
      { title },
    ),
  ),
  deadlines: {
    starts: (
      [
        ['civil.evidence', 'civil'],
        ['admin.evidence', 'administrative'],
      ] as const
    ).flatMap(([rule, name]) => [
      {
        kind: 'period' as const,
        rule,
        from: { served: 'notices' },
        for: 'each-party' as const,
        length: { field: 'days', unit: 'day' as const },
        when: when.all(branch(name), when.is('period', 'days')),
      },
      {
        kind: 'fixed' as const,
        rule,
        on: 'until',
        for: 'us' as const,
        moves: true,
        when: when.all(branch(name), when.is('period', 'until')),
      },
    ]),
  },
  dynamics: [
    {
      when: when.is('period', 'days'),
      words: text(
        '法院指定举证期限{days}日',
        'The court set {days} days for evidence',
        'El tribunal fijó {days} días para la prueba',
      ),
    },
    {
      words: text(
        '法院指定举证期限至{until}',
        'The court set the evidence period to end on {until}',
        'El tribunal fijó el plazo de prueba hasta el {until}',
      ),
    },
  ],
})
