import { field, form, option, versions, when } from '../../forms/index.ts'
import { text } from '../../kernel/index.ts'
import { node } from '../node.ts'
import { accepted, ended, filed, files, note } from '../node-fields.ts'
import { litigation } from '../tracks.ts'

const title = text('开庭/庭审情况', 'Hearing', 'Audiencia')

/** 开庭: may be recorded beforehand, and told of afterwards. */
export const hearing = node({
  id: 'trialsit/save',
  title,
  tracks: litigation,
  proceeding: { belongsTo: ['first', 'second'] },
  follows: [{ node: 'acceptance/accept' }],
  belated: true,
  dateField: 'hearing.hearing_at',
  form: versions(
    form(
      'trialsit.save',
      1,
      [
        field.hearing('hearing', text('开庭', 'Hearing', 'Audiencia'), {
          required: true,
          notBefore: [filed, accepted],
          notAfter: ended,
        }),
        field.radio('way', text('开庭方式', 'Way', 'Modalidad'), {
          initial: 'court',
          options: [
            option('court', text('到庭', 'In court', 'Presencial')),
            option('online', text('在线', 'Online', 'En línea')),
            option('pre-trial', text('庭前会议/证据交换', 'Pre-trial meeting', 'Audiencia previa')),
          ],
        }),
        field.select('result', text('庭审结果', 'How it ended', 'Resultado'), {
          options: [
            option('scheduled', text('待开庭', 'Still to come', 'Pendiente')),
            option('concluded', text('庭审终结', 'Concluded', 'Concluida')),
            option('continued', text('择期再次开庭', 'To be continued', 'Continuará')),
            option('adjourned', text('未开庭/延期', 'Did not take place', 'No se celebró')),
          ],
          initial: 'scheduled',
          required: true,
        }),
        field.textarea('what_happened', text('庭审情况', 'What happened', 'Desarrollo'), {
          maxlen: 5000,
          rows: 6,
          when: when.isNot('result', 'scheduled'),
        }),
        field.textarea('issues', text('争议焦点', 'Issues in dispute', 'Cuestiones controvertidas'), {
          maxlen: 2000,
          when: when.isNot('result', 'scheduled'),
        }),
        note,
        files,
      ],
      { title },
    ),
  ),
  deadlines: {
    starts: [
      {
        kind: 'event',
        rule: 'hearing',
        at: 'hearing.hearing_at',
        for: 'us',
        title: text('开庭', 'Hearing', 'Audiencia'),
        when: when.isNot('result', 'adjourned'),
      },
    ],
  },
  dynamics: [
    {
      when: when.is('result', 'scheduled'),
      words: text(
        '定于{hearing.hearing_at}开庭',
        'Hearing set for {hearing.hearing_at}',
        'Audiencia fijada para {hearing.hearing_at}',
      ),
    },
    {
      words: text(
        '{hearing.hearing_at}开庭：{result}',
        'Hearing of {hearing.hearing_at}: {result}',
        'Audiencia del {hearing.hearing_at}: {result}',
      ),
    },
  ],
})
