import { text } from '../kernel/index.ts'
import type { Bounds, Field } from './field.ts'

/** What the hearing group answers. */
export type Hearing = {
  readonly hearing_at?: string | null
  readonly court_room?: string | null
  readonly judge?: string | null
  readonly clerk?: { readonly name?: string | null; readonly phone?: string | null } | null
  readonly attendees?: readonly (string | number)[] | null
}

/** The inputs of the hearing group 开庭; `attendees` offers the context's list `attendees` and takes other names. */
export const hearingInputs = (bounds: Bounds): readonly Field[] => [
  {
    type: 'datetime',
    name: 'hearing_at',
    title: text('开庭时间', 'Hearing date and time', 'Fecha y hora de la audiencia'),
    required: true,
    ...bounds,
  },
  { type: 'text', name: 'court_room', title: text('审判庭', 'Court room', 'Sala'), maxlen: 60 },
  {
    type: 'extend_search',
    name: 'judge',
    title: text('审判长', 'Presiding judge', 'Juez presidente'),
    source: 'people',
    by: [],
    maxlen: 40,
  },
  {
    type: 'extend',
    name: 'clerk',
    title: text('书记员 · 电话', 'Clerk · phone', 'Secretario · teléfono'),
    children: [
      { type: 'text', name: 'name', title: text('书记员', 'Clerk', 'Secretario'), maxlen: 40 },
      { type: 'text', name: 'phone', title: text('电话', 'Phone', 'Teléfono'), maxlen: 30, check: 'phone' },
    ],
  },
  {
    type: 'select',
    name: 'attendees',
    title: text('到庭人员', 'Attendees', 'Asistentes'),
    options: 'attendees',
    other: true,
    multiple: true,
    maxlen: 60,
  },
]
