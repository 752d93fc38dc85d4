import type { FieldType } from '@luqiao/domain/forms'
import type { Widget } from '../widget.ts'
import { anyou } from './anyou.tsx'
import { block } from './block.tsx'
import { checkbox } from './checkbox.tsx'
import { city } from './city.tsx'
import { date } from './date.tsx'
import { daterange } from './daterange.tsx'
import { datetime } from './datetime.tsx'
import { extend } from './extend.tsx'
import { extendSearch } from './extend-search.tsx'
import { extendmore } from './extendmore.tsx'
import { group } from './group.tsx'
import { kaiting } from './kaiting.tsx'
import { money } from './money.tsx'
import { number } from './number.tsx'
import { radio } from './radio.tsx'
import { select } from './select.tsx'
import { served } from './served.tsx'
import { text } from './text.tsx'
import { textarea } from './textarea.tsx'
import { tree } from './tree.tsx'
import { upload } from './upload.tsx'

/** Every field type with its widget; one that is missing does not compile. */
export const widgets: Readonly<Record<FieldType, Widget>> = {
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
