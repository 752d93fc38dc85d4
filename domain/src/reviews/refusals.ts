import { refusals, text } from '../kernel/index.ts'

export const reviewRefusals = refusals('review', {
  decided: text('该申请已审核', 'This registration has already been decided', 'Este registro ya fue resuelto'),
  'reason-required': text('请填写驳回理由', 'Please give the reason', 'Indique el motivo'),
  'not-rejected': text(
    '只有被驳回的申请可以重新提交',
    'Only a rejected registration can be sent again',
    'Solo se puede reenviar un registro rechazado',
  ),
})
