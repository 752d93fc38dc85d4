const brackets: Record<string, string> = { '〔': '(', '〕': ')', '【': '(', '】': ')', '[': '(', ']': ')' }

/**
 * A name by which organisations are compared: one width, one kind of bracket, no spaces, and 有限责任公司 said as 有限公司 (both
 * are the same form of company, 公司法 (2023) 7). Two names that normalise alike are taken for one.
 */
export const normalisedName = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[〔〕【】[\]]/g, (bracket) => brackets[bracket] ?? bracket)
    .replace(/\s+/g, '')
    .replaceAll('有限责任公司', '有限公司')
    .toLowerCase()
