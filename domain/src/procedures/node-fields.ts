import { fact, field } from '../forms/index.ts'
import { text } from '../kernel/index.ts'

/** What every node's form ends with. */
export const note = field.textarea('note', text('备注', 'Note', 'Nota'), { maxlen: 2000, rows: 3 })
export const files = field.upload('files', text('相关附件', 'Attachments', 'Adjuntos'))

export const ours = text('我方', 'Our side', 'Nuestra parte')
export const theirs = text('对方', 'The other side', 'La otra parte')

/** Days known of the case that a form's day may not precede; a fact that is not there is not asked. */
export const filed = fact('filed_on', text('立案日期', 'the filing date', 'la fecha de admisión'))
export const accepted = fact('accepted_on', text('受理日期', 'the acceptance date', 'la fecha de aceptación'))
/** The day of the outcome that this proceeding comes from. */
export const decidedBefore = fact(
  'decided_on',
  text('前一审级裁判日期', 'the earlier decision', 'la decisión anterior'),
)
/** The day on which the proceeding ended: a belated node lies before it. */
export const ended = fact('ended_on', text('本审级结束日期', 'the end of the proceeding', 'el fin del procedimiento'))
/** When editing: the first day of what rests on this node. */
export const followed = fact('followed_on', text('后续节点日期', 'the node that follows', 'el trámite posterior'))
