import { refusals, text } from '../kernel/index.ts'

export const procedureRefusals = refusals('procedures', {
  'not-in-track': text(
    '「{node}」不适用于本案件类型',
    '“{node}” does not belong to this type of case',
    '«{node}» no corresponde a este tipo de caso',
  ),
  closed: text(
    '案件已结案，不能再记录「{node}」',
    'The case is closed: “{node}” can no longer be recorded',
    'El caso está cerrado: ya no se puede registrar «{node}»',
  ),
  'needs-first': text(
    '记录「{node}」前须先记录：{needed}',
    '“{node}” must follow: {needed}',
    '«{node}» debe seguir a: {needed}',
  ),
  'already-recorded': text(
    '「{node}」已记录，不能重复记录',
    '“{node}” has already been recorded',
    '«{node}» ya está registrado',
  ),
  'proceeding-ended': text(
    '本审级已结束，不能再记录「{node}」',
    'The proceeding has ended: “{node}” can no longer be recorded',
    'El procedimiento ha terminado: ya no se puede registrar «{node}»',
  ),
  'proceeding-open': text(
    '当前审级尚未结束，不能记录「{node}」',
    'The present proceeding has not ended: “{node}” cannot be recorded yet',
    'El procedimiento actual no ha terminado: aún no se puede registrar «{node}»',
  ),
  'cannot-open': text(
    '当前审级的结果不能启动新的审级，不能记录「{node}」',
    'The outcome does not allow a further proceeding: “{node}” cannot be recorded',
    'El resultado no permite otro procedimiento: no se puede registrar «{node}»',
  ),
  'no-such-proceeding': text('没有这个审级程序', 'There is no such proceeding', 'No existe ese procedimiento'),
  'something-rests-on-it': text(
    '不能删除：「{other}」以此为前提，请先删除它',
    'It cannot be removed: “{other}” rests on it; remove that first',
    'No se puede eliminar: «{other}» se apoya en él; elimine ese primero',
  ),
  'change-breaks': text(
    '不能这样修改：「{other}」将失去前提',
    'This change would leave “{other}” without what it rests on',
    'Este cambio dejaría a «{other}» sin su base',
  ),
})
