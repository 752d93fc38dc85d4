import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Confirmer, confirm } from './confirm.tsx'
import { Dialog } from './dialog.tsx'
import { Menu } from './menu.tsx'

afterEach(cleanup)

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <div id="root">
      <button type="button" onClick={() => setOpen(true)}>
        打开
      </button>
      {open && (
        <Dialog title="新增案件" onClose={() => setOpen(false)}>
          <input aria-label="案由" data-autofocus />
        </Dialog>
      )}
    </div>
  )
}

it('a dialog takes the focus, makes the page inert, and gives both back', async () => {
  render(<Page />)
  const opener = screen.getByRole('button', { name: '打开' })
  await userEvent.click(opener)
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '案由' }))
  expect(document.getElementById('root')?.hasAttribute('inert')).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.getElementById('root')?.hasAttribute('inert')).toBe(false)
  expect(document.activeElement).toBe(opener)
})

it('a click on the mask does not close it', async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: '打开' }))
  const mask = screen.getByRole('dialog', { name: '新增案件' }).parentElement as HTMLElement
  await userEvent.click(mask)
  screen.getByRole('dialog')
})

it('a question is answered by its buttons, by Esc with no', async () => {
  render(<Confirmer />)
  for (const [press, answer] of [
    ['确定', true],
    ['取消', false],
  ] as const) {
    const asked = confirm({ title: '是否关联？' })
    await userEvent.click(await screen.findByRole('button', { name: press }))
    expect(await asked).toBe(answer)
  }
  const asked = confirm({ title: '是否关联？' })
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Escape}')
  expect(await asked).toBe(false)
})

it('a menu is worked by the keyboard alone', async () => {
  const chosen = vi.fn()
  render(
    <Menu
      label="语言"
      button="中文"
      entries={['zh', 'en', 'es'].map((key) => ({ key, label: key, onSelect: () => chosen(key) }))}
    />,
  )
  const button = screen.getByRole('button', { name: /^语言/ })
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'zh' }))
  await userEvent.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'es' }))
  await userEvent.keyboard('{Home}{ArrowDown}{Enter}')
  expect(chosen).toHaveBeenCalledExactlyOnceWith('en')
  expect(document.activeElement).toBe(button)
  await userEvent.keyboard('{ArrowDown}')
  screen.getByRole('menu')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(button)
})
