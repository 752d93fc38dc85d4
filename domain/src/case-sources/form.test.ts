import { describe, expect, it } from 'vitest'
import { draftOf, sourceForm } from './index.ts'

const names = (kind: 'staff' | 'company') => sourceForm(kind).fields.map((field) => field.name)

describe('the dialog 新增案源', () => {
  it('asks in the order of the specification, staff for the entrusting company too', () => {
    expect(names('staff')).toEqual([
      'main_name',
      'company_name',
      'contacts',
      'mobile',
      'casename',
      'address',
      'case_num',
      'case_costs',
      'describe',
      'relevant_material',
    ])
    expect(names('company')).toEqual(names('staff').filter((name) => name !== 'company_name'))
  })
  it('filters count and fee while they are typed and touches nothing else', () => {
    expect(draftOf({ case_num: '0a32', case_costs: '1,200.505元', describe: '007' })).toEqual({
      case_num: '32',
      case_costs: '1200.50',
      describe: '007',
    })
  })
})
