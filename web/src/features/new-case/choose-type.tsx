import { caseTypeTree } from '@luqiao/domain/cases'
import type { Option } from '@luqiao/domain/forms'
import { Cascader, Radio } from 'antd'
import { useId, useMemo } from 'react'
import { useCopy, useSay } from '../../platform/i18n/index.ts'
import { Field } from '../../ui/index.ts'
import { newCaseWords } from './copy/index.ts'
import type { Choice } from './draft.ts'
import style from './new-case.module.css'

type Node = { value: string | number; label: string; children?: Node[] }

/** The way to a type in the tree, for the cascader. */
function wayTo(type: number | null, nodes: readonly Option[] = caseTypeTree): (string | number)[] {
  for (const { value, children } of nodes) {
    if (value === type) return [value]
    const below = children ? wayTo(type, children) : []
    if (below.length > 0) return [value, ...below]
  }
  return []
}

type Props = { choice: Choice; onChange: (choice: Choice) => void; faults: { ipCase?: string; caseType?: string } }

/** Step 0: is it an IP case, and of which type. */
export function ChooseType({ choice, onChange, faults }: Props) {
  const t = useCopy(newCaseWords)
  const say = useSay()
  const group = useId()
  const options = useMemo(() => {
    const node = ({ value, title, children }: Option): Node => ({
      value,
      label: say(title),
      ...(children && { children: children.map(node) }),
    })
    return caseTypeTree.map(node)
  }, [say])
  return (
    <div className={style.choose}>
      <div className={style.question}>
        <span id={group} className={style.label}>
          {t.ipCase}
        </span>
        <Radio.Group
          aria-labelledby={group}
          value={choice.ip_case}
          onChange={(event) => onChange({ ...choice, ip_case: event.target.value as '1' | '0' })}
          options={[
            { value: '1', label: t.yes },
            { value: '0', label: t.no },
          ]}
        />
        {faults.ipCase && (
          <div role="alert" className={style.fault}>
            {faults.ipCase}
          </div>
        )}
      </div>
      <Field label={t.caseType} required error={faults.caseType}>
        {(control) => (
          <Cascader<Node>
            {...control}
            className={style.wide as string}
            placeholder={t.chooseType}
            allowClear={false}
            classNames={{ popup: { root: style.menus as string } }}
            options={options}
            value={wayTo(choice.case_type)}
            status={faults.caseType ? 'error' : ''}
            onChange={(way) => {
              const last = way?.at(-1)
              onChange({ ...choice, case_type: typeof last === 'number' ? last : null })
            }}
          />
        )}
      </Field>
    </div>
  )
}
