import { refusals, text } from '../kernel/index.ts'

export const notificationRefusals = refusals('notification', {
  handled: text('此消息已处理', 'This message has been handled', 'Este mensaje ya fue atendido'),
  'nothing-to-refuse': text('此消息不是邀请', 'This message is not an invitation', 'Este mensaje no es una invitación'),
})
