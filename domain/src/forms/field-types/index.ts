import type { Field, FieldOf, FieldType } from '../field.ts'
import type { FieldTypeRules } from '../reading.ts'
import { anyou } from './anyou.ts'
import { block, extendmore } from './block.ts'
import { checkbox } from './checkbox.ts'
import { city } from './city.ts'
import { date } from './date.ts'
import { daterange } from './daterange.ts'
import { datetime } from './datetime.ts'
import { extend, kaiting } from './extend.ts'
import { extendSearch } from './extend-search.ts'
import { group } from './group.ts'
import { money } from './money.ts'
import { number } from './number.ts'
import { radio } from './radio.ts'
import { select } from './select.ts'
import { served } from './served.ts'
import { text } from './text.ts'
import { textarea } from './textarea.ts'
import { tree } from './tree.ts'
import { upload } from './upload.ts'

/** Every field type with its rules; one that is missing does not compile. */
const rules: { readonly [Type in FieldType]: FieldTypeRules<FieldOf<Type>> } = {
  text,
  textarea,
  number,
  money,
  checkbox,
  select,
  radio,
  date,
  datetime,
  daterange,
  extend,
  extendmore,
  extend_search: extendSearch,
  tree,
  city,
  anyou,
  kaiting,
  upload,
  served,
  group,
  block,
}

export const fieldTypes = Object.keys(rules) as FieldType[]

/** The rules of a field's own type. */
export const rulesOf = (field: Pick<Field, 'type'>): FieldTypeRules<Field> =>
  rules[field.type] as unknown as FieldTypeRules<Field>
