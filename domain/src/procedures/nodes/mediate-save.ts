import { field, form, option, today, versions, when } from '../../forms/index.ts'
import { text } from '../../kernel/index.ts'
import { node } from '../node.ts'
import { accepted, ended, filed, files, followed, note, ours, theirs } from '../node-fields.ts'
import { litigation } from '../tracks.ts'

const title = text('调解', 'Mediation', 'Mediación')
const agreed = when.is('result', 'agreed')

/** 调解: an agreement ends the instance; the document takes effect when all have signed for it (民事诉讼法 (2023) 100). */
export const mediate = node({
  id: 'mediate/save',
  title,
  tracks: litigation,
  proceeding: { belongsTo: ['first', 'second'] },
  follows: [{ node: 'acceptance/accept' }],
  belated: true,
  dateField: 'mediated_on',
  form: versions(
    form(
      'mediate.save',
      1,
      [
        field.date('mediated_on', text('调解日期', 'Date', 'Fecha'), {
          required: true,
          notBefore: [filed, accepted],
          notAfter: [today, followed, ended],
        }),
        field.select('by', text('主持方', 'Held by', 'Dirigida por'), {
          other: true,
          maxlen: 60,
          initial: 'court',
          options: [
            option('court', text('人民法院', 'The court', 'El tribunal')),
            option('people', text('人民调解委员会', "People's mediation committee", 'Comité popular de mediación')),
            option('industry', text('行业调解组织', 'Trade mediation body', 'Órgano sectorial de mediación')),
            option('invited', text('特邀调解员', 'Invited mediator', 'Mediador invitado')),
          ],
        }),
        field.text('mediator', text('调解员', 'Mediator', 'Mediador'), { maxlen: 60 }),
        field.radio('result', text('调解结果', 'Result', 'Resultado'), {
          required: true,
          options: [
            option('agreed', text('达成协议', 'Agreed', 'Con acuerdo')),
            option('failed', text('未达成协议', 'No agreement', 'Sin acuerdo')),
            option('pending', text('继续调解', 'To be continued', 'Continuará')),
          ],
        }),
        field.group(
          'agreement',
          text('调解协议', 'Agreement', 'Acuerdo'),
          [
            field.textarea('terms', text('协议内容', 'Terms', 'Condiciones'), {
              maxlen: 5000,
              rows: 6,
              required: true,
            }),
            field.money('amount', text('给付金额', 'Sum to be paid', 'Importe'), {}),
            field.text('document_number', text('调解书文号', 'Document number', 'Número del documento'), {
              maxlen: 60,
            }),
            field.served('served', text('调解书签收', 'Signed for', 'Recepción del documento'), {
              notBefore: 'mediated_on',
              notAfter: today,
            }),
            field.radio('payer', text('给付方', 'Paid by', 'Paga'), {
              options: [option('ours', ours), option('theirs', theirs)],
            }),
            field.block(
              'instalments',
              text('分期履行', 'Instalments', 'Plazos de pago'),
              [
                field.date('due_on', text('履行日期', 'Due on', 'Vence el'), { required: true }),
                field.money('sum', text('金额', 'Amount', 'Importe')),
                field.text('what', text('履行内容', 'What is due', 'Prestación'), { maxlen: 200 }),
              ],
              { min: 0, max: 60 },
            ),
          ],
          { when: agreed },
        ),
        note,
        files,
      ],
      { title },
    ),
  ),
  deadlines: {
    takesEffect: { served: 'served', when: agreed },
    starts: [
      {
        kind: 'fixed',
        rule: 'mediation.instalment',
        rows: 'instalments',
        on: 'due_on',
        for: { side: 'payer' },
        moves: false,
        when: agreed,
      },
      {
        kind: 'period',
        rule: 'civil.enforcement',
        from: { endOf: 'mediation.instalment' },
        for: 'us',
        when: when.all(agreed, when.not(when.fact('branch', 'criminal'))),
      },
    ],
  },
  settles: [
    {
      rules: [
        'civil.trial.ordinary',
        'civil.trial.summary',
        'civil.trial.small-claims',
        'civil.trial.appeal-judgment',
        'admin.trial.ordinary',
        'admin.trial.summary',
        'admin.trial.appeal',
      ],
      in: 'proceeding',
      when: agreed,
    },
  ],
  dynamics: [
    {
      when: agreed,
      words: text(
        '{mediated_on}达成调解协议',
        'Settled by mediation on {mediated_on}',
        'Acuerdo en mediación el {mediated_on}',
      ),
    },
    {
      words: text(
        '{mediated_on}调解：{result}',
        'Mediation of {mediated_on}: {result}',
        'Mediación del {mediated_on}: {result}',
      ),
    },
  ],
  ends: { what: 'proceeding', when: agreed },
})
