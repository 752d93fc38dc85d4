import { refusals, text } from '../kernel/index.ts'

export const caseRefusals = refusals('case', {
  closed: text(
    '案件已结案，不能修改',
    'The case is closed and can no longer be changed',
    'El caso está cerrado y no se puede modificar',
  ),
  'number-taken': text(
    '案号「{number}」已登记在同一委托单位的另一案件「{case}」中',
    'The number “{number}” is already that of “{case}” of the same client',
    'El número «{number}» ya corresponde a «{case}» del mismo cliente',
  ),
  'node-missing': text(
    '请选择要记录的节点',
    'Please choose the step to record',
    'Elija el trámite que desea registrar',
  ),
  'not-open': text(
    '该期限已被撤销，不能更改',
    'The deadline was cancelled and cannot be changed',
    'El plazo fue cancelado y no se puede cambiar',
  ),
})
