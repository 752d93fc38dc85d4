import { caseSources } from '@luqiao/domain/case-sources'
import { newCase } from '@luqiao/domain/cases'
import { type CauseNode as CauseRow, causes } from '@luqiao/domain/causes'
import { courts } from '@luqiao/domain/courts'
import { lawyers } from '@luqiao/domain/lawyers'
import { regions } from '@luqiao/domain/regions'
import type { CauseNode, FormSources } from '../form-renderer/index.ts'
import { call } from '../platform/api/index.ts'
import { removeUpload, uploadFile } from '../platform/upload/index.ts'

const nodeOf = ({ id, name, kind, leaf, path }: CauseRow): CauseNode => {
  const above = path.split(' / ').slice(0, -1)
  return { value: id, title: name, kind, leaf, ...(above.length > 0 && { trail: above.join(' / ') }) }
}
const flat = (rows: readonly CauseRow[]): CauseRow[] => rows.flatMap((row) => [row, ...flat(row.children ?? [])])

/** The whole tree, fetched once: only a form that holds a cause already needs its name. */
let tree: Promise<Map<number, CauseNode>> | undefined
function wholeTree() {
  tree ??= call(causes.load, { all: true, name: '' }).then(
    (rows) => new Map(flat(rows).map((row) => [row.id, nodeOf(row)])),
    (error: unknown) => {
      tree = undefined
      throw error
    },
  )
  return tree
}

/** Codes of the divisions met: names such as 市辖区 occur under many provinces. */
const codes = new Map<string, string>()

/** The innermost division that a value of a region field names. */
const regionIn = (values: Readonly<Record<string, unknown>>): string => {
  const path = Object.values(values).find((value) => typeof value === 'string' && value !== '')
  const names = String(path ?? '').split(',')
  return codes.get(names.join(',')) ?? names.findLast((name) => name !== '市辖区') ?? ''
}

/** What the forms of the signed-in application ask the server for. */
export const formSources: FormSources = {
  search: {
    courts: async (name, by, signal) => {
      const found = await call(courts.search, { name, region: regionIn(by), deep: true }, { signal })
      return found.map((court) => ({ id: court.value, name: court.name }))
    },
    parties: async (name, by, signal) => {
      const found = await call(newCase.searchParty, { name, party_type: by.party_type }, { signal })
      return found.map((party) => ({
        id: party.id,
        name: party.party_name,
        note: party.credit_code ?? party.identity_number ?? '',
      }))
    },
    lawfirms: async (name, _, signal) => {
      const { list } = await call(lawyers.findFirms, { name }, { signal })
      return list.map((firm) => ({ id: firm.id, name: firm.name, note: firm.licence_number ?? '' }))
    },
    companies: async (title, _, signal) => {
      const found = await call(caseSources.company, { title }, { signal })
      return found.map((company) => ({ id: company.id, name: company.company_name }))
    },
  },
  causes: {
    below: async (parent) =>
      (await call(causes.load, { name: '', ...(parent !== null && { id: parent }) })).map((row) =>
        nodeOf({ ...row, path: row.name }),
      ),
    search: async (name, signal) => (await call(causes.load, { name }, { signal })).map(nodeOf),
    find: async (value) => (await wholeTree()).get(value),
  },
  regions: {
    below: async (path) => {
      const rows = await call(regions.children, { title: codes.get(path.join(',')) ?? path.at(-1) ?? '' })
      for (const row of rows) codes.set([...path, row.name].join(','), row.code)
      return rows.map((row) => ({ title: row.name, leaf: row.leaf }))
    },
  },
  files: {
    upload: (file, onProgress, signal) => uploadFile(file, { onProgress, signal }),
    remove: (file) => removeUpload(file.thumbid),
  },
}
