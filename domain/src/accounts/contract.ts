import { z } from 'zod'
import { endpoint, text, wire } from '../kernel/index.ts'
import { rule } from '../roles/index.ts'
import { accountFields } from './fields.ts'
import { shortestPassword } from './mobile.ts'
import { accountRefusals } from './refusals.ts'

const errors = [accountRefusals]
/** A rule over several fields that speaks up beside the faults of single fields, not only where there are none. */
const also = (path: string, code: string) => ({ path: [path], error: `account.${code}`, when: () => true })
const userType = z.union([z.literal(0), z.literal(1), z.literal(2)])

export const signedInUser = z.object({
  token: z.string(),
  user_type: userType,
  relname: z.string(),
  avatar: z.string(),
  createtime: wire.instant,
  id: z.number().int(),
  pid: z.number().int(),
  self: z.number().int(),
  /** Registered, not yet approved. */
  waiting: z.boolean(),
})
const login = z.object({ user: signedInUser, rule })
export type Login = z.output<typeof login>

const purpose = z.enum(['register', 'reset'])

export const profile = z.object({
  id: z.number().int(),
  account: z.string(),
  relname: z.string(),
  user_type: userType,
  language: z.enum(['zh', 'en', 'es']),
  createtime: wire.instant,
  company: z.object({ name: z.string(), credit_code: z.string(), contacts: z.string(), mobile: z.string() }).nullable(),
  lawyer: z
    .object({
      licence_number: z.string(),
      firm: z.string(),
      /** 省,市,区 by name, joined by commas. */
      address: z.string(),
      fields: z.array(z.string()),
      introduction: z.string(),
    })
    .nullable(),
})
export type Profile = z.output<typeof profile>

export const accounts = {
  captcha: endpoint('GET /api/v1/user/captcha', {
    summary: text('图形验证码', 'Captcha picture, 87×47', 'Imagen de verificación'),
    input: wire.nothing,
    output: wire.bytes('image/png'),
  }),
  signIn: endpoint('POST /api/v1/user/login', {
    summary: text('登录', 'Sign in by password and captcha, or by sms code', 'Iniciar sesión'),
    input: z
      .object({
        account: accountFields.mobile,
        password: z.string().max(200).default(''),
        captcha: z.string().trim().max(20).default(''),
        sms_code: z.string().trim().max(10).default(''),
      })
      .refine(({ sms_code, password }) => sms_code !== '' || password !== '', also('password', 'password-required'))
      .refine(
        ({ sms_code, password }) => sms_code !== '' || password === '' || password.length >= shortestPassword,
        also('password', 'password-short'),
      )
      .refine(({ sms_code, captcha }) => sms_code !== '' || captcha !== '', also('captcha', 'captcha-required')),
    output: login,
    errors,
  }),
  signOut: endpoint('POST /api/v1/user/logout', {
    summary: text('退出登录', 'Sign out', 'Cerrar sesión'),
    input: wire.nothing,
    output: wire.done,
  }),
  info: endpoint('GET /api/v1/user/info', {
    summary: text('当前登录用户', 'The signed-in user of a token', 'El usuario de un token'),
    input: wire.nothing,
    output: login,
  }),
  sendSignInCode: endpoint('POST /api/sms/loginsend', {
    summary: text('发送登录验证码', 'Send a sign-in code', 'Enviar un código de acceso'),
    input: z.object({ account: accountFields.mobile }),
    output: wire.done,
    errors,
  }),
  sendCode: endpoint('POST /api/sms/send', {
    summary: text(
      '发送注册或重置验证码',
      'Send a registration or reset code',
      'Enviar un código de registro o restablecimiento',
    ),
    input: z.object({ mobile: accountFields.mobile, type: purpose.default('register') }),
    output: wire.done,
    errors,
  }),
  checkCode: endpoint('POST /api/sms/check', {
    summary: text('校验短信验证码', 'Check an sms code', 'Comprobar un código SMS'),
    input: z.object({ mobile: accountFields.mobile, code: accountFields.smsCode, type: purpose.default('register') }),
    output: wire.done,
    errors,
  }),
  changePassword: endpoint('POST /api/v1/user/resetpwd', {
    summary: text('修改或重置密码', 'Change or reset the password', 'Cambiar o restablecer la contraseña'),
    input: z.object({
      oldpassword: wire.labelled(
        z.string().max(200).default(''),
        text('原密码', 'Old password', 'Contraseña anterior'),
      ),
      account: z.string().trim().max(20).default(''),
      sms_code: z.string().trim().max(10).default(''),
      password: accountFields.password,
    }),
    output: wire.done,
    errors,
  }),
  profile: endpoint('POST /api/v1/user/profile', {
    summary: text('个人资料', 'Own profile', 'Perfil propio'),
    input: wire.nothing,
    output: profile,
    effect: 'read',
  }),
  saveProfile: endpoint('POST /api/v1/user/profilesave', {
    summary: text('保存个人资料', 'Save own profile', 'Guardar el perfil'),
    input: z.object({
      /** A company's and staff's display name; a lawyer's name was reviewed and stays. */
      relname: wire.labelled(wire.line(40).optional(), text('姓名', 'Name', 'Nombre')),
      language: z.enum(['zh', 'en', 'es']).optional(),
      contacts: wire.labelled(wire.line(40).optional(), text('联系人', 'Contact', 'Contacto')),
      introduction: wire.labelled(z.string().trim().max(2000).optional(), text('简介', 'Introduction', 'Presentación')),
      fields: wire.labelled(
        wire.structured(z.array(z.string().max(40)).min(1).max(10)).optional(),
        text('专业领域', 'Fields of practice', 'Especialidades'),
      ),
    }),
    output: profile,
    errors,
  }),
  signInLog: endpoint('POST /api/v1/user/userLog', {
    summary: text('登录记录', 'Own sign-in log', 'Registro de accesos propio'),
    input: wire.pageInput,
    output: wire.pageOf(
      z.object({
        id: z.number().int(),
        at: wire.instant,
        address: z.string(),
        device: z.string(),
        succeeded: z.boolean(),
      }),
    ),
    effect: 'read',
  }),
}
