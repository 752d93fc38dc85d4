import type { FormValue, WireField } from '@luqiao/domain/forms'
import type { ComponentType } from 'react'

export type WidgetProps = {
  readonly field: WireField
  readonly path: string
  /** The path of the row or form that it stands in. */
  readonly scope: string
  readonly value: unknown
  readonly onChange: (next: FormValue | ((before: unknown) => FormValue)) => void
  readonly disabled: boolean
  /** Stands inside an empty input whose label is not shown. */
  readonly placeholder: string
  /** What is wrong, in words. */
  readonly fault: string | undefined
  /** What ties the control to its label, hint and fault. */
  readonly control: {
    readonly id: string
    readonly 'aria-invalid': boolean
    readonly 'aria-required': boolean
    readonly 'aria-describedby': string | undefined
  }
  /** For controls that a label cannot point at: the id of the label. */
  readonly labelId: string
}

export type ShowProps = Pick<WidgetProps, 'field' | 'value'>

/** How a field type is drawn. */
export type Widget =
  | {
      /** One control beneath a label. */
      readonly frame: 'field'
      /** Takes both columns. */
      readonly wide?: (field: WireField) => boolean
      readonly Edit: ComponentType<WidgetProps>
      /** What it holds, when it can't be changed; not drawn for an empty value. */
      readonly Show: ComponentType<ShowProps>
      /** Nothing is tied by `for`: the control is a group of its own. */
      readonly group?: boolean
    }
  | {
      /** It draws its own heading and takes both columns; read-only too. */
      readonly frame: 'own'
      readonly Edit: ComponentType<WidgetProps>
    }
