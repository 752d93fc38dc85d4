import { describe, expect, it } from 'vitest'
import type { CauseLookup, FormContext, WireField } from '../../forms/index.ts'
import { definitionOf, initialValues, present, validate } from '../../forms/index.ts'
import { languages } from '../../kernel/index.ts'
import type { CaseType } from '../../procedures/index.ts'
import {
  basicFormsOf,
  caseTypeTree,
  contextOf,
  entriesForm,
  mostEntries,
  natureOf,
  partyForms,
  partyRolesOf,
  readBasic,
  readNewCase,
  usualRole,
  validateEntries,
} from './index.ts'

const caseTypes = [1, 2, 3, 4, 5, 6, 7, 8] as const
const causes: CauseLookup = {
  byValue: (value) =>
    value === 193 || value === 900 ? { kind: 'criminal' } : value === 50 ? { kind: 'civil' } : undefined,
  byTitle: (title) => (title === '侵害商标权纠纷' ? 50 : undefined),
}
const around: FormContext & { causes: CauseLookup } = { facts: { today: '2026-11-20' }, causes }
const chosen = (caseType: CaseType, ipCase = true) => ({ caseType, ipCase })
const ours = { isour: '1', party_role: 'plaintiff', party_type: 1, party_name: '云帆科技有限公司' }
const theirs = { isour: '0', party_role: 'defendant', party_type: 0, party_name: '王海' }

const asked = (caseType: CaseType, ipCase = true): string[] => {
  const names = (fields: readonly WireField[]): string[] =>
    fields.flatMap((one) =>
      one.type === 'group' || one.type === 'radio' ? [one.name, ...names(one.children)] : [one.name],
    )
  return names(present(basicFormsOf(caseType).current, {}, 'zh', contextOf(chosen(caseType, ipCase), around)).form)
}

describe('the choice of the first step', () => {
  it('offers each of the eight types once, plaintiff and defendant side first', () => {
    const leaves = (tree: typeof caseTypeTree): unknown[] =>
      tree.flatMap((one) => (one.children ? leaves(one.children) : [one.value]))
    expect(leaves(caseTypeTree)).toEqual([1, 2, 5, 3, 4, 8, 6, 7])
  })
})

describe('the basic form', () => {
  it('asks instance and court of a lawsuit only', () => {
    for (const caseType of caseTypes) {
      const lawsuit = caseType <= 2
      expect(asked(caseType).includes('case_level'), `${caseType}`).toBe(lawsuit)
      expect(asked(caseType).includes('court_receiving'), `${caseType}`).toBe(lawsuit)
    }
  })

  it('asks of every track title, cause, criminal section, amount and description', () => {
    const everywhere = ['title', 'civil_lawsuit', 'public_security_organs', 'public_lawsuit_organs']
    for (const caseType of caseTypes)
      expect(asked(caseType)).toEqual(expect.arrayContaining([...everywhere, 'subject_amount', 'describe']))
  })

  it('asks the kind of IP right of IP cases only, and claims or defence by side', () => {
    expect(asked(1)).toContain('right_kind')
    expect(asked(1, false)).not.toContain('right_kind')
    expect(asked(1)).toContain('claims')
    expect(asked(1)).not.toContain('defence')
    expect(asked(2)).toContain('defence')
    expect(asked(4)).toContain('letter_sent_on')
    expect(asked(7)).toContain('letter_received_on')
  })

  it('says its words in three languages', () => {
    for (const caseType of caseTypes)
      for (const language of languages) {
        const sent = present(basicFormsOf(caseType).current, {}, language, contextOf(chosen(caseType), around))
        expect(sent.form.every((one) => one.title !== '')).toBe(true)
      }
  })

  it('turns the criminal section on for causes 191 to 199 and any other criminal cause', () => {
    const organs = { public_security_organs: '佛山市公安局', public_lawsuit_organs: '禅城区人民检察院' }
    const read = (civil_lawsuit: unknown) =>
      readBasic(chosen(1), { case_level: 'first', civil_lawsuit, ...organs }, around)
    for (const cause of [193, '193', 900]) {
      expect(read(cause).values).toMatchObject(organs)
      expect(read(cause).facts.criminal).toBe(true)
    }
    expect(read(50).values).not.toHaveProperty('public_security_organs')
    expect(read(50).facts.criminal).toBe(false)
  })

  it('reads a cause given by its name as its number, and drops what is no answer', () => {
    const given = { case_level: 'first', civil_lawsuit: '侵害商标权纠纷', ip_case: '1', case_type: '1' }
    const { values, faults } = readBasic(chosen(1), given, around)
    expect(faults).toEqual([])
    expect(values.civil_lawsuit).toBe(50)
    expect(values).not.toHaveProperty('ip_case')
    expect(values).not.toHaveProperty('case_type')
  })

  it('names every faulty field at once, texts at their limit included', () => {
    const given = (length: number) => ({
      case_level: 'fourth',
      title: '名'.repeat(length),
      subject_amount: 'abc',
      entrusted_on: '2026-12-01',
      judge: { name: '周', phone: '12' },
    })
    const faults = (length: number) =>
      readBasic(chosen(1), given(length), around, { at: 'basic' }).faults.map((fault) => fault.path)
    const others = ['case_level', 'civil_lawsuit', 'subject_amount', 'judge.phone', 'entrusted_on']
    expect(faults(200)).toEqual(others.map((name) => `basic.${name}`))
    expect(faults(201)).toEqual(['title', ...others].map((name) => `basic.${name}`))
  })

  it('refuses a version that never was', () => {
    expect(() => readBasic(chosen(1), {}, around, { version: 99 })).toThrow('unknown-version')
  })
})

describe('the roles of the parties', () => {
  it('follow track, instance and kind of cause', () => {
    expect(partyRolesOf({ caseType: 1 })).toEqual(['plaintiff', 'defendant', 'third-party'])
    expect(partyRolesOf({ caseType: 2, caseLevel: 'second' })).toContain('appellee')
    expect(partyRolesOf({ caseType: 1, criminal: true })).toContain('accused')
    expect(partyRolesOf({ caseType: 5 })).toContain('complainant')
    expect(partyRolesOf({ caseType: 6 })).toContain('respondent')
  })

  it('give our client the usual one of its side', () => {
    const usual = Object.fromEntries(caseTypes.map((caseType) => [caseType, usualRole({ caseType })]))
    expect(usual).toEqual({
      1: 'plaintiff',
      2: 'defendant',
      3: 'applicant',
      4: 'claimant',
      5: 'complainant',
      6: 'respondent',
      7: 'counterparty',
      8: 'complained',
    })
    for (const caseType of caseTypes)
      expect(natureOf(caseType).side).toBe([1, 3, 4, 5].includes(caseType) ? 'active' : 'passive')
  })

  it('are the only ones that a party may have', () => {
    const context = contextOf(chosen(1), around)
    const faults = validateEntries(
      partyForms.current,
      [{ ...ours, party_role: 'complainant' }],
      context,
      'party',
    ).faults
    expect(faults.map(({ path, code }) => [path, code])).toEqual([['party.0.party_role', 'forms.not-offered']])
  })
})

describe('the parties', () => {
  const read = (party: readonly unknown[], evidence: readonly unknown[] = []) =>
    readNewCase({ chosen: chosen(1), basic: { case_level: 'first', civil_lawsuit: 50 }, party, evidence }, around)

  it('are asked for the numbers of their own kind', () => {
    const [company, person] = read([
      {
        ...ours,
        credit_code: '91440300MA5EXAMPLE',
        identity_number: '11010519491231002X',
        legal_representative: '张三',
      },
      {
        ...theirs,
        credit_code: '91440300MA5EXAMPLE',
        identity_number: '11010519491231002x',
        legal_representative: '李',
      },
    ]).read.parties.entries
    expect(company?.values).toMatchObject({ legal_representative: '张三' })
    expect(company?.values).not.toHaveProperty('identity_number')
    expect(person?.values).toMatchObject({ identity_number: '11010519491231002X' })
    expect(person?.values).not.toHaveProperty('credit_code')
    expect(person?.values).not.toHaveProperty('legal_representative')
  })

  it('ask no identity number of a party that is linked: the registry has it', () => {
    const [party] = read([{ ...theirs, isour: 1, party_id: 7, identity_number: '4401**********0019' }]).read.parties
      .entries
    expect(party?.values).toMatchObject({ party_id: 7 })
    expect(party?.values).not.toHaveProperty('identity_number')
  })

  it('take agents as {agent_name, agent_mobile, agent_lawfirm}, untouched rows dropped', () => {
    const agents = [{ agent_name: '陈思远', agent_mobile: '13900000001', agent_lawfirm: '广东示例律师事务所' }, {}]
    const [party] = read([{ ...ours, agents }]).read.parties.entries
    expect(party?.values.agents).toEqual([agents[0]])
  })

  it('need at least one, and one of ours', () => {
    expect(read([]).faults.map(({ path }) => path)).toContain('party.0.party_name')
    expect(read([{ party_type: 1 }]).faults.map(({ path }) => path)).toContain('party.0.party_name')
    expect(read([theirs]).faults.map(({ code }) => code)).toEqual(['case.nobody-ours'])
    expect(read([ours]).faults).toEqual([])
  })

  it('drop what is no object, and keep the numbers of the others in their faults', () => {
    const { read: result, faults } = read(['x', ours, null, 5, { ...theirs, party_name: '', mobile: '12' }])
    expect(result.parties.entries.map(({ index }) => index)).toEqual([1, 4])
    expect(faults.map(({ path }) => path)).toEqual(['party.4.party_name', 'party.4.mobile'])
  })

  it('name nobody twice', () => {
    const id = { identity_number: '11010519491231002X' }
    const faults = read([ours, { ...theirs, ...id }, { ...theirs, party_name: '王 海', ...id }]).faults
    expect(faults.map(({ path, code }) => [path, code])).toEqual([['party.2.party_name', 'case.party-twice']])
    expect(read([ours, theirs, theirs]).faults, 'two persons may have one name').toEqual([])
  })

  it('are at most fifty', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => ({ ...ours, party_name: `甲${index}` }))
    expect(read(many(mostEntries)).faults).toEqual([])
    expect(read(many(mostEntries + 1)).faults.map(({ path, code }) => [path, code])).toEqual([['party', 'too-many']])
  })
})

describe('the evidence', () => {
  it('may be none; what is filled needs a name', () => {
    const read = (evidence: readonly unknown[]) =>
      readNewCase(
        { chosen: chosen(1), basic: { case_level: 'first', civil_lawsuit: 50 }, party: [ours], evidence },
        around,
      )
    expect(read([{}]).faults).toEqual([])
    expect(read([{}]).read.evidence.entries).toEqual([])
    expect(read([7, { pages: 3 }]).faults.map(({ path }) => path)).toEqual(['evidence.1.evidence_name'])
    expect(read([{ evidence_name: '公证书' }]).read.evidence.entries).toHaveLength(1)
  })
})

describe('the browser', () => {
  it('finds the same faults in the wire form as the server in the definition', () => {
    const context = contextOf(chosen(1), around)
    const wire = present(partyForms.current, {}, 'zh', context)
    const given = [{ ...ours, party_name: '', postal_code: '1234', credit_code: 'X' }]
    const server = validateEntries(partyForms.current, given, context, 'party').faults
    const browser = validateEntries(definitionOf(wire), given, { facts: { today: '2026-11-20' } }, 'party').faults
    expect(browser.map(({ path, code }) => [path, code])).toEqual(server.map(({ path, code }) => [path, code]))
    expect(server).toHaveLength(3)
  })

  it('draws a repeatable step as one list, holding what is known, and adds empty entries', () => {
    const context = contextOf(chosen(1), around)
    const known = { ...ours, agents: [{ agent_name: '陈思远' }] }
    const empty = initialValues(present(partyForms.current, {}, 'zh', context).form)
    const step = { ...present(partyForms.current, known, 'zh', context), appendArr: [empty] }
    const { form, values } = entriesForm(step, 'party', '当事人')
    expect(values.party).toMatchObject([known])
    expect(form.form[0]?.appendArr).toEqual([empty])
    const faults = (party: unknown) => validate(definitionOf(form), { party }).faults.map(({ path }) => path)
    expect(faults([known, { ...empty, mobile: '12' }])).toEqual([
      'party.1.isour',
      'party.1.party_role',
      'party.1.party_name',
      'party.1.mobile',
    ])
    expect(faults([{ ...known, party_name: '' }, empty]), 'the known entry counts as filled').toEqual([
      'party.0.party_name',
    ])
  })

  it('starts from an entry that nobody touched', () => {
    const wire = present(partyForms.current, {}, 'zh', contextOf(chosen(1), around))
    const { entries } = validateEntries(definitionOf(wire), [initialValues(wire.form)], {}, 'party')
    expect(entries).toEqual([])
    expect(validate(definitionOf(wire), initialValues(wire.form), {}).faults).not.toEqual([])
  })
})
