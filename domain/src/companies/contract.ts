import { z } from 'zod'
import { accountFields, accountRefusals } from '../accounts/index.ts'
import { validCreditCode } from '../forms/index.ts'
import { endpoint, text, wire } from '../kernel/index.ts'

export const companyFields = {
  company_name: wire.labelled(wire.line(120), text('企业名称', 'Company name', 'Nombre de la empresa')),
  credit_code: wire.labelled(
    z
      .string()
      .trim()
      .toUpperCase()
      .min(1)
      .refine((value) => value === '' || validCreditCode(value), 'account.credit-code-invalid'),
    text('统一社会信用代码', 'Credit code', 'Código de crédito'),
  ),
  contacts: wire.labelled(wire.line(40), text('联系人', 'Contact', 'Contacto')),
}

export const companies = {
  register: endpoint('POST /api/v1/user/register', {
    summary: text('企业注册', 'Register a company', 'Registrar una empresa'),
    input: z.object({
      ...companyFields,
      licence: accountFields.licenceFile,
      mobile: accountFields.mobile,
      sms_code: accountFields.smsCode,
      password: accountFields.password,
    }),
    output: z.object({ id: z.number().int() }),
    errors: [accountRefusals],
  }),
}
