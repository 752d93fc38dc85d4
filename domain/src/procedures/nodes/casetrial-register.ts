import { field, form, option, today, versions, when } from '../../forms/index.ts'
import { text } from '../../kernel/index.ts'
import { node } from '../node.ts'
import { decidedBefore, files, followed, note, ours, theirs } from '../node-fields.ts'
import { isAppealable, sentBack } from '../outcomes.ts'
import { litigation } from '../tracks.ts'

const title = text('立案', 'Filing', 'Admisión a trámite')

const atSecond = when.is('instance', 'second')
const branch = (name: string) => when.fact('branch', name)
const trial = (instance: string, procedure: string) =>
  when.all(when.is('instance', instance), when.is('procedure', procedure))

/** 立案 at first or second instance; opens the proceeding. */
export const register = node({
  id: 'casetrial/register',
  title,
  tracks: litigation,
  proceeding: {
    opens: [
      { kind: 'first', after: 'start' },
      // 发回重审, 指令审理
      { kind: 'first', after: { node: 'casetrial/feedback', kinds: ['second'], when: sentBack } },
      // a withdrawn or dismissed action may be brought again (民诉法解释 (2022) 212, 214)
      { kind: 'first', after: { node: 'revokelawsuit/save', kinds: ['first'] } },
      {
        kind: 'first',
        after: {
          node: 'casetrial/feedback',
          kinds: ['first'],
          when: when.is('ruling', 'action-dismissed', 'transferred'),
        },
      },
      { kind: 'second', after: 'start' },
      { kind: 'second', after: { node: 'casetrial/feedback', kinds: ['first'], when: isAppealable } },
    ],
  },
  dateField: 'filed_on',
  form: versions(
    form(
      'casetrial.register',
      1,
      [
        field.radio('instance', text('审级', 'Instance', 'Instancia'), { options: 'instances', required: true }),
        field.court('court', text('受理法院', 'Court', 'Tribunal'), { idField: 'court_id', required: true }),
        field.text('case_number', text('案号', 'Case number', 'Número de caso'), {
          maxlen: 60,
          hint: text('如（2026）京73民初1号', 'Such as （2026）京73民初1号', 'Por ejemplo （2026）京73民初1号'),
        }),
        field.date('filed_on', text('立案日期', 'Filing date', 'Fecha de admisión'), {
          required: true,
          notBefore: decidedBefore,
          notAfter: [today, followed],
        }),
        field.select('procedure', text('审理程序', 'Procedure', 'Procedimiento'), {
          options: 'procedures',
          required: true,
          initial: 'ordinary',
        }),
        field.checkboxes('appellants', text('上诉人', 'Appellants', 'Apelantes'), {
          options: 'parties',
          required: true,
          when: atSecond,
        }),
        field.date('appealed_on', text('提起上诉日期', 'Appeal lodged on', 'Apelación presentada el'), {
          when: atSecond,
          notBefore: decidedBefore,
          notAfter: 'filed_on',
        }),
        field.text('judge', text('承办法官', 'Judge in charge', 'Juez ponente'), { maxlen: 40 }),
        field.text('judge_phone', text('法官电话', "Judge's phone", 'Teléfono del juez'), {
          maxlen: 30,
          check: 'phone',
        }),
        field.text('clerk', text('书记员', 'Clerk', 'Secretario'), { maxlen: 40 }),
        field.text('clerk_phone', text('书记员电话', "Clerk's phone", 'Teléfono del secretario'), {
          maxlen: 30,
          check: 'phone',
        }),
        field.group(
          'fee_details',
          text('案件受理费', 'Case acceptance fee', 'Tasa de admisión'),
          [
            field.radio('fee_payer', text('缴费方', 'Paid by', 'Paga'), {
              options: [option('ours', ours), option('theirs', theirs)],
            }),
            field.money('fee', text('金额', 'Amount', 'Importe'), { when: when.filled('fee_payer') }),
            field.date(
              'fee_notice_on',
              text('收到交费通知日期', 'Fee notice received on', 'Aviso de pago recibido el'),
              {
                when: when.filled('fee_payer'),
                notAfter: today,
                hint: text(
                  '次日起7日内交纳（诉讼费用交纳办法第22条）',
                  'Due within 7 days (Measures on Litigation Fees, art. 22)',
                  'Se paga en 7 días (Medidas sobre costas, art. 22)',
                ),
              },
            ),
          ],
          { when: when.not(branch('criminal')) },
        ),
        note,
        files,
      ],
      { title },
    ),
  ),
  deadlines: {
    starts: [
      { kind: 'period', rule: 'civil.fee-payment', from: { field: 'fee_notice_on' }, for: { side: 'fee_payer' } },
      ...(
        [
          ['civil.trial.ordinary', 'civil', trial('first', 'ordinary')],
          ['civil.trial.summary', 'civil', trial('first', 'summary')],
          ['civil.trial.small-claims', 'civil', trial('first', 'small-claims')],
          ['civil.trial.appeal-judgment', 'civil', when.all(atSecond, when.not(when.fact('appeal_of', 'ruling')))],
          ['civil.trial.appeal-ruling', 'civil', when.all(atSecond, when.fact('appeal_of', 'ruling'))],
          ['admin.trial.ordinary', 'administrative', trial('first', 'ordinary')],
          ['admin.trial.summary', 'administrative', trial('first', 'summary')],
          ['admin.trial.appeal', 'administrative', atSecond],
          ['criminal.trial.ordinary', 'criminal', trial('first', 'ordinary')],
          ['criminal.trial.summary', 'criminal', trial('first', 'summary')],
          ['criminal.trial.appeal', 'criminal', atSecond],
        ] as const
      ).map(([rule, of, condition]) => ({
        kind: 'period' as const,
        rule,
        from: { field: 'filed_on' },
        for: 'court' as const,
        when: when.all(branch(of), condition),
      })),
    ],
  },
  settles: [
    {
      rules: [
        'civil.appeal.judgment',
        'civil.appeal.ruling',
        'admin.appeal.judgment',
        'admin.appeal.ruling',
        'criminal.appeal.judgment',
        'criminal.appeal.ruling',
      ],
      in: 'predecessor',
      of: 'appellants',
      when: atSecond,
    },
  ],
  dynamics: [
    {
      when: when.filled('case_number'),
      words: text(
        '{instance}已在{court}立案，案号{case_number}（{filed_on}）',
        '{instance}: filed at {court}, number {case_number} ({filed_on})',
        '{instance}: admitida en {court}, número {case_number} ({filed_on})',
      ),
    },
    {
      words: text(
        '{instance}已在{court}立案（{filed_on}）',
        '{instance}: filed at {court} ({filed_on})',
        '{instance}: admitida en {court} ({filed_on})',
      ),
    },
  ],
  phase: { first: 'filed', second: 'second-instance' },
})
