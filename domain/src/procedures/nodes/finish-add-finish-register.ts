import { field, form, option, today, versions } from '../../forms/index.ts'
import { text } from '../../kernel/index.ts'
import { node } from '../node.ts'
import { files, followed, note } from '../node-fields.ts'
import { litigation } from '../tracks.ts'

const title = text('结案登记', 'Closing', 'Cierre')

/** 结案登记: closes the case; nothing but the archive follows. */
export const finishRegister = node({
  id: 'finish/addFinishRegister',
  title,
  tracks: litigation,
  follows: [
    { node: 'casetrial/feedback' },
    { node: 'mediate/save', when: { field: 'result', in: ['agreed'] } },
    { node: 'revokelawsuit/save' },
  ],
  repeats: 'once-in-case',
  dateField: 'closed_on',
  form: versions(
    form(
      'finish.addFinishRegister',
      1,
      [
        field.date('closed_on', text('结案日期', 'Closing date', 'Fecha de cierre'), {
          required: true,
          notBefore: { fact: 'last_on', title: text('最近节点日期', 'the latest node', 'el último trámite') },
          notAfter: [today, followed],
        }),
        field.select('way', text('结案方式', 'Way of closing', 'Forma de cierre'), {
          required: true,
          other: true,
          maxlen: 60,
          options: [
            option('judgment', text('判决', 'Judgment', 'Sentencia')),
            option('ruling', text('裁定', 'Ruling', 'Auto')),
            option('mediation', text('调解', 'Mediation', 'Mediación')),
            option('withdrawal', text('撤诉', 'Withdrawal', 'Desistimiento')),
            option('settlement', text('和解', 'Settlement', 'Acuerdo')),
            option('enforced', text('执行完毕', 'Fully enforced', 'Ejecución completa')),
          ],
        }),
        field.radio('result', text('结案结果', 'Result for us', 'Resultado para nosotros'), {
          required: true,
          options: [
            option('won', text('胜诉', 'Won', 'Ganado')),
            option('partly-won', text('部分胜诉', 'Partly won', 'Ganado en parte')),
            option('lost', text('败诉', 'Lost', 'Perdido')),
            option('settled', text('和解/调解', 'Settled', 'Acordado')),
            option('withdrawn', text('撤回', 'Withdrawn', 'Desistido')),
          ],
        }),
        field.group('sums', text('金额', 'Sums', 'Importes'), [
          field.money('claimed', text('请求金额', 'Claimed', 'Reclamado')),
          field.money('awarded', text('支持金额', 'Awarded', 'Concedido')),
          field.money('recovered', text('实际到账', 'Received', 'Cobrado')),
        ]),
        field.textarea('summary', text('结案小结', 'Summary', 'Resumen'), { maxlen: 5000, rows: 6, required: true }),
        note,
        files,
      ],
      { title },
    ),
  ),
  settles: [{ rules: 'all', in: 'case' }],
  dynamics: [
    {
      words: text(
        '案件于{closed_on}结案：{way}，{result}',
        'Closed on {closed_on}: {way}, {result}',
        'Cerrado el {closed_on}: {way}, {result}',
      ),
    },
  ],
  phase: 'closed',
  ends: { what: 'case' },
})
