/**
 * The design system. A signed-in list screen is built from it like this:
 *
 *   <Page>
 *     <PageTitle note={t.counts} actions={<Button tone="primary">{t.add}</Button>}>{t.title}</PageTitle>
 *     <Card flush>
 *       <FilterBar><SearchField … /><FilterSelect … /></FilterBar>
 *       <DataTable label={t.title} columns={columns} query={sources} rowKey={(row) => row.id} onPage={setPage} />
 *     </Card>
 *   </Page>
 *
 * - `<Loaded query={case}>{(data) => …}</Loaded>` draws skeleton, failure with retry, or the data.
 * - `<Money yuan="16320.00" />`, `<DateText value={due} as="deadline" />`: figures follow the reader's language.
 * - `toast.success(…)`, `toast.error(error)`; `await confirm({ title })`; `<Dialog>` for everything modal.
 * - What is missing here (Select, DatePicker, Upload, Cascader …) comes from antd itself, which wears our theme.
 * - No component writes a colour, a font or a radius of its own: `var(--…)` from tokens.css in a `.module.css` beside it.
 * - Cinnabar (`tone="red"`) is for what is due, overdue or refused; gold for preferred; green for done.
 * - A public page imports from `plain.ts`, which has no antd in it.
 */
export { antdTheme } from './antd-theme.ts'
export { type Column, DataTable, TwoLines } from './data-table.tsx'
export { FilePreview } from './file-preview.tsx'
export { FilterBar, FilterSelect, SearchField } from './filter-bar.tsx'
export { Pager } from './pager.tsx'
export * from './plain.ts'
