import { isPublicBuilt } from '../public-routes.tsx'
import type { shellWords } from './copy.ts'

type Words = (typeof shellWords)['zh']
export type PublicLink = { index: string; label: string; to: string }
export type PublicEntry = PublicLink | { index: string; label: string; links: PublicLink[] }

/** The way leads on after sign-in: not a public page. */
export const isStanding = (to: string): boolean => to.endsWith('?open=true') || isPublicBuilt(to)

/** The header's menu of the specification, without what is not built. */
export function publicMenu(words: Words): PublicEntry[] {
  const all: PublicEntry[] = [
    { index: '1', label: words.home, to: '/index' },
    { index: '2', label: words.lawyers, to: '/index/lawyer' },
    { index: '3', label: words.cases, links: [{ index: '3-1', label: words.newCase, to: '/case/index?open=true' }] },
    {
      index: '4',
      label: words.sources,
      links: [{ index: '4-1', label: words.newSource, to: '/source/index?open=true' }],
    },
    {
      index: '5',
      label: words.product,
      links: [
        { index: '5-1', label: words.productIntro, to: '/productIntr' },
        { index: '5-2', label: words.products, to: '/product' },
      ],
    },
    { index: '6', label: words.about, to: '/aboutus?type=qyjs' },
  ]
  return all
    .map((entry) => ('links' in entry ? { ...entry, links: entry.links.filter(({ to }) => isStanding(to)) } : entry))
    .filter((entry) => ('links' in entry ? entry.links.length > 0 : isStanding(entry.to)))
}

/** The ways into the product for who has no account yet. */
export const registrations = (words: Words): { label: string; to: string }[] =>
  [
    { label: words.registerCompany, to: '/reg_company' },
    { label: words.registerLawyer, to: '/reg_lawyer' },
  ].filter(({ to }) => isStanding(to))
