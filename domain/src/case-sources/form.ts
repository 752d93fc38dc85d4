import { type Field, type Form, type FormValues, field, form, option, yuanUnit } from '../forms/index.ts'
import { type AccountKind, text } from '../kernel/index.ts'
import { asksForCompany, mostFiles, sourceFields } from './fields.ts'
import { filterCaseCount, filterCaseFee } from './typing.ts'

/** Where the form keeps the name of the company whose id travels as `compid`. */
export const companyNameField = 'company_name'

const { main_name, compid, contacts, mobile, casename, address, case_num, case_costs, describe, relevant_material } =
  sourceFields
const required = true

/** The dialog 新增案源: fields and order of the specification's section 2. What is wrong in it, `checkSource` says. */
export function sourceForm(kind: AccountKind): Form {
  const company: readonly Field[] = asksForCompany(kind)
    ? [field.search(companyNameField, compid.label, { source: 'companies', idField: 'compid', required })]
    : []
  const fields: readonly Field[] = [
    field.text('main_name', main_name.label, { maxlen: main_name.limit, required }),
    ...company,
    field.text('contacts', contacts.label, { maxlen: contacts.limit, required }),
    field.text('mobile', mobile.label, { maxlen: mobile.limit, required }),
    field.text('casename', casename.label, { maxlen: casename.limit, required }),
    field.region('address', address.label, { levels: 3, required }),
    field.text('case_num', case_num.label, { unit: text('件', 'cases', 'casos'), required }),
    field.text('case_costs', case_costs.label, { unit: yuanUnit, required }),
    field.textarea('describe', describe.label, { maxlen: describe.limit, rows: 4, required }),
    field.upload('relevant_material', relevant_material.label, { maxFiles: mostFiles }),
  ]
  return form('source.add', 1, fields, {
    title: text('新增案源', 'New case source', 'Nueva solicitud'),
    action: '/api/v1/source/add',
  })
}

/** The review of staff: approve, naming the cause where it is known, or reject with a reason. */
export const checkForm = form(
  'source.check',
  1,
  [
    field.radio('result', text('审核结果', 'Result', 'Resultado'), {
      required,
      initial: 'approved',
      options: [
        option('approved', text('通过', 'Approve', 'Aprobar')),
        option('rejected', text('驳回', 'Reject', 'Rechazar')),
      ],
      under: {
        approved: [
          field.cause('cause_id', text('案由', 'Cause of action', 'Causa de acción'), {
            hint: text(
              '指明案由后，律师排序更准确，创建案件时会带入',
              'It sharpens the ranking of lawyers and is carried over to the case',
              'Afina la clasificación de abogados y pasa al caso',
            ),
          }),
        ],
        rejected: [
          field.textarea('reason', text('驳回理由', 'Reason for rejection', 'Motivo del rechazo'), {
            maxlen: 500,
            rows: 3,
            required,
          }),
        ],
      },
    }),
  ],
  { title: text('审核案源', 'Review case source', 'Revisar solicitud') },
)

/** The answers while they are typed: counts and fees keep their digits only. */
export const draftOf = (values: FormValues): FormValues => ({
  ...values,
  case_num: filterCaseCount(String(values.case_num ?? '')),
  case_costs: filterCaseFee(String(values.case_costs ?? '')),
})
