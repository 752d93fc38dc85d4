import { field, form, today, versions, when } from '../../forms/index.ts'
import { text } from '../../kernel/index.ts'
import { node } from '../node.ts'
import { filed, files, followed, note } from '../node-fields.ts'
import { litigation } from '../tracks.ts'

const title = text('撤诉', 'Withdrawal', 'Desistimiento')
const ofAppeal = when.is('what', 'appeal', 'deemed-appeal')

/**
 * 撤诉: ends the instance. An appeal is withdrawn by a ruling of the second instance (民事诉讼法 (2023) 180), which is
 * final: by court practice the judgment below takes effect when it is served, and the periods run from there.
 */
export const revoke = node({
  id: 'revokelawsuit/save',
  title,
  tracks: litigation,
  proceeding: { belongsTo: ['first', 'second'] },
  follows: [{ node: 'casetrial/register' }],
  repeats: 'once-in-proceeding',
  dateField: 'ruled_on',
  form: versions(
    form(
      'revokelawsuit.save',
      1,
      [
        field.radio('what', text('撤诉类型', 'What is withdrawn', 'Qué se desiste'), {
          required: true,
          options: 'withdrawals',
        }),
        field.textarea('reason', text('撤诉原因', 'Reason', 'Motivo'), { maxlen: 2000, required: true }),
        field.date('ruled_on', text('裁定日期', 'Date of the ruling', 'Fecha del auto'), {
          required: true,
          notBefore: filed,
          notAfter: [today, followed],
        }),
        field.text('document_number', text('裁定书文号', 'Ruling number', 'Número del auto'), { maxlen: 60 }),
        field.served('served', text('裁定送达', 'Ruling served', 'Auto notificado'), {
          notBefore: 'ruled_on',
          notAfter: today,
        }),
        field.money('refund', text('应退诉讼费', 'Fee to be refunded', 'Tasa a devolver'), {
          when: when.not(when.fact('branch', 'criminal')),
          hint: text(
            '撤诉案件减半交纳受理费（诉讼费用交纳办法第15条）',
            'A withdrawn case pays half the fee (Measures on Litigation Fees, art. 15)',
            'El caso desistido paga la mitad (Medidas sobre costas, art. 15)',
          ),
        }),
        note,
        files,
      ],
      { title },
    ),
  ),
  deadlines: {
    takesEffect: { served: 'served', when: ofAppeal },
    starts: (
      [
        ['civil', 'civil.enforcement', 'civil.retrial'],
        ['administrative', 'admin.enforcement', 'admin.retrial'],
      ] as const
    ).flatMap(([branch, enforcement, retrial]) =>
      [enforcement, retrial].map((rule) => ({
        kind: 'period' as const,
        rule,
        from: 'effectiveness' as const,
        for: 'us' as const,
        when: when.all(when.fact('branch', branch), ofAppeal),
      })),
    ),
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
        'civil.defence',
        'civil.jurisdiction-objection',
        'civil.defence.second-instance',
        'admin.defence',
        'admin.defence.second-instance',
        'admin.jurisdiction-objection',
        'civil.evidence',
        'admin.evidence',
        'civil.fee-payment',
      ],
      in: 'proceeding',
    },
  ],
  dynamics: [
    {
      words: text('法院于{ruled_on}裁定：{what}', 'Ruling of {ruled_on}: {what}', 'Auto del {ruled_on}: {what}'),
    },
  ],
  ends: { what: 'proceeding' },
})
