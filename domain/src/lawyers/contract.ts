import { z } from 'zod'
import { accountFields, accountRefusals } from '../accounts/index.ts'
import { endpoint, text, wire } from '../kernel/index.ts'
import { type PracticeField, practiceFieldIds } from './fields.ts'

const firm = z.object({
  id: z.number().int(),
  name: z.string(),
  licence_number: z.string().nullable(),
})
export type Firm = z.output<typeof firm>

export const lawyerFields = {
  relname: wire.labelled(wire.line(40), text('姓名', 'Name', 'Nombre')),
  licence_number: wire.labelled(
    z
      .string()
      .trim()
      .min(1)
      .refine((value) => value === '' || /^\d{17}$/.test(value), 'account.licence-invalid'),
    text('执业证号', 'Licence number', 'Número de licencia'),
  ),
  firm_name: wire.labelled(wire.line(80), text('律师事务所', 'Law firm', 'Bufete')),
  address: accountFields.address,
  fields: wire.labelled(
    wire.structured(
      z
        .array(z.enum(practiceFieldIds as [PracticeField, ...PracticeField[]]))
        .min(1)
        .max(10),
    ),
    text('专业领域', 'Fields of practice', 'Especialidades'),
  ),
}

export const lawyers = {
  register: endpoint('POST /api/v1/user/lawyerister', {
    summary: text('律师注册', 'Register a lawyer', 'Registrar un abogado'),
    input: z.object({
      ...lawyerFields,
      licence: accountFields.licenceFile,
      mobile: accountFields.mobile,
      sms_code: accountFields.smsCode,
      password: accountFields.password,
    }),
    output: z.object({ id: z.number().int() }),
    errors: [accountRefusals],
  }),
  findFirms: endpoint('POST /api/v1/user/getfirminfo', {
    summary: text(
      '按名称或许可证号查询律师事务所',
      'Look up law firms by name or licence number',
      'Buscar bufetes por nombre o número de licencia',
    ),
    input: z.object({
      name: wire.labelled(wire.line(60), text('律师事务所', 'Law firm', 'Bufete')),
    }),
    output: z.object({ list: z.array(firm) }),
    effect: 'read',
  }),
}
