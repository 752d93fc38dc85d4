import { text } from '../kernel/index.ts'

/** Minutes for which an sms code may be used. */
export const codeMinutes = 10

/** What the platform's short messages say; a provider with templates of its own gets the parameters alone. */
export const shortMessages = {
  code: text(
    '【律桥】验证码 {code}，{minutes} 分钟内有效，请勿告知他人。',
    '[Luqiao] Your code is {code}, valid for {minutes} minutes. Tell it to nobody.',
    '[Luqiao] Su código es {code}, válido durante {minutes} minutos. No lo comparta.',
  ),
  'registration-approved': text(
    '【律桥】您的注册已审核通过。',
    '[Luqiao] Your registration was approved.',
    '[Luqiao] Su registro fue aprobado.',
  ),
  'registration-rejected': text(
    '【律桥】您的注册未通过审核：{reason}。请登录修改后重新提交。',
    '[Luqiao] Your registration was rejected: {reason}. Please sign in, correct it and send it again.',
    '[Luqiao] Su registro fue rechazado: {reason}. Inicie sesión, corríjalo y envíelo de nuevo.',
  ),
}
