import { fieldTypes, form, present } from '@luqiao/domain/forms'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { examples, galleryContext } from './gallery/examples.ts'
import { memorySources } from './gallery/memory-sources.ts'
import { FormRenderer, type FormRendererProps } from './index.ts'
import { widgets } from './widgets/index.ts'

afterEach(cleanup)
const sources = memorySources()

/** One example, drawn in a state. */
function draw(index: number, more: Partial<FormRendererProps> = {}) {
  const example = examples[index]
  if (!example) throw new Error('no such example')
  const drawn = present(form('x', 1, [example.field]), { [example.field.name]: example.filled }, 'zh', galleryContext)
  const values = { [example.field.name]: example.filled }
  return render(<FormRenderer form={drawn} values={values} onChange={() => undefined} sources={sources} {...more} />)
}
const controls = 'input:not([type=hidden]):not([type=file]), textarea, button'

describe('the gallery', () => {
  it('shows every type of the language, and each has its widget', () => {
    expect(new Set(examples.map(({ field }) => field.type))).toEqual(new Set(fieldTypes))
    expect(Object.keys(widgets).sort()).toEqual([...fieldTypes].sort())
  })

  it.each(examples.map(({ field }, index) => [field.name, index] as const))(
    '%s: every control has a name',
    (_, index) => {
      const { container } = draw(index)
      expect(container.querySelectorAll(controls).length).toBeGreaterThan(0)
      for (const role of ['textbox', 'combobox', 'checkbox', 'radio', 'button', 'group'])
        expect(screen.queryAllByRole(role, { name: '' }).map((one) => one.outerHTML)).toEqual([])
    },
  )

  it.each(examples.map(({ field }, index) => [field.name, index] as const))(
    '%s: read-only draws no control',
    (_, index) => {
      const { container } = draw(index, { readOnly: true })
      expect([...container.querySelectorAll(controls)]).toEqual([])
    },
  )

  it.each(examples.map(({ field }, index) => [field.name, index] as const))('%s: disabled is off', (_, index) => {
    const { container } = draw(index, { disabled: true })
    const on = [...container.querySelectorAll<HTMLInputElement>(controls)].filter((one) => !one.disabled)
    expect(on.map((one) => one.outerHTML)).toEqual([])
  })
})
