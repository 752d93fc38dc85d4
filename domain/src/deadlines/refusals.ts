import { refusals, text } from '../kernel/index.ts'

export const deadlineRefusals = refusals('deadlines', {
  'no-such-rule': text('没有这条期间规则', 'There is no such period rule', 'No existe esa regla de plazo'),
  'not-in-force': text(
    '{date}适用的期间规则未收录，最早自{first}起',
    'No rule is kept for {date}; the earliest is in force from {first}',
    'No hay regla para {date}; la más antigua rige desde {first}',
  ),
  'length-needed': text(
    '该期限由法院或文书指定，请填写天数',
    'The court or the document sets this period: give its days',
    'El tribunal o el documento fija este plazo: indique los días',
  ),
})
