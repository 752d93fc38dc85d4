import { z } from 'zod'
import { text, wire } from '../kernel/index.ts'
import { isMobile, shortestPassword } from './mobile.ts'

/** The fields that several calls of accounts, companies and lawyers share. */
export const accountFields = {
  mobile: wire.labelled(
    z
      .string({ error: 'account.account-required' })
      .trim()
      .min(1, 'account.account-required')
      .refine((value) => value === '' || isMobile(value), 'account.account-invalid'),
    text('手机号', 'Mobile number', 'Móvil'),
  ),
  password: wire.labelled(
    z
      .string({ error: 'account.password-required' })
      .min(1, 'account.password-required')
      .max(72)
      .refine((value) => value === '' || value.length >= shortestPassword, 'account.password-short'),
    text('密码', 'Password', 'Contraseña'),
  ),
  smsCode: wire.labelled(
    z.string({ error: 'account.captcha-required' }).trim().min(1, 'account.captcha-required').max(10),
    text('短信验证码', 'Sms code', 'Código SMS'),
  ),
  licenceFile: wire.labelled(
    z.string().regex(/^[A-Za-z0-9_-]{8,64}$/),
    text('证照图片', 'Picture of the licence', 'Imagen de la licencia'),
  ),
  /** 省,市,区 by name, joined by commas. */
  address: wire.labelled(wire.line(120), text('所在地区', 'Region', 'Región')),
}
