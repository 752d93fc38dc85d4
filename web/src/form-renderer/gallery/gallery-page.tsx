import { definitionOf, type Form, type FormValues, form, present, validate } from '@luqiao/domain/forms'
import { text } from '@luqiao/domain/kernel'
import { useMemo, useState } from 'react'
import { useCopy, useLanguage } from '../../platform/i18n/index.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/toast.tsx'
import { browserContext } from '../browser-context.ts'
import { faultsOf } from '../faults.ts'
import { FormRenderer } from '../form-renderer.tsx'
import { useForm } from '../use-form.ts'
import { galleryWords } from './copy.ts'
import { type Example, examples, galleryContext } from './examples.ts'
import style from './gallery.module.css'
import { memorySources } from './memory-sources.ts'

const states = ['empty', 'filled', 'faulty', 'readOnly', 'disabled'] as const
type State = (typeof states)[number]

const sources = memorySources()

/** What stands in the field in a state; a group shows its fields through the values beside it. */
function valuesIn(state: State, { field, filled, faulty }: Example): FormValues {
  if (state === 'empty') return {}
  if (field.type === 'group') return state === 'faulty' ? {} : { public_security_organs: '佛山市公安局' }
  if (state === 'faulty') return { [field.name]: faulty }
  return { [field.name]: filled, ...(field.type === 'radio' && { fee: '16320.00' }) }
}

function Specimen({ example, state }: { example: Example; state: State }) {
  const language = useLanguage()
  const t = useCopy(galleryWords)
  const drawn = useMemo(() => {
    const single: Form = form(`gallery.${state}.${example.field.name}`, 1, [example.field])
    return present(single, {}, language, galleryContext)
  }, [example, state, language])
  const [values, setValues] = useState<FormValues>(() => {
    const held = valuesIn(state, example)
    return example.field.type === 'served' && state === 'empty'
      ? { served: [{ case_party_id: 7 }, { case_party_id: 8 }] }
      : held
  })
  const faults =
    state === 'faulty' ? faultsOf(validate(definitionOf(drawn), values, browserContext()).faults, language) : []
  return (
    <div className={style.specimen} data-state={state}>
      <div className={style.state}>{t[state]}</div>
      <FormRenderer
        form={drawn}
        values={values}
        onChange={setValues}
        faults={faults}
        sources={sources}
        readOnly={state === 'readOnly'}
        disabled={state === 'disabled'}
      />
    </div>
  )
}

/** All of them in one form, as a page uses it: `useForm`, a button that checks. */
const everything = form(
  'gallery.everything',
  1,
  examples.map(({ field }) => field),
  { title: text('全部字段', 'All fields', 'Todos los campos') },
)

function WholeForm() {
  const language = useLanguage()
  const t = useCopy(galleryWords)
  const drawn = useMemo(() => present(everything, {}, language, galleryContext), [language])
  const draft = useForm(drawn)
  return (
    <Card title={t.whole}>
      <FormRenderer {...draft.props} sources={sources} />
      <div className={style.foot}>
        <Button tone="primary" onClick={() => draft.check() && toast.success(t.passed)}>
          {t.check}
        </Button>
      </div>
    </Card>
  )
}

/** Development only: each field type in each state. */
export default function GalleryPage() {
  const t = useCopy(galleryWords)
  const language = useLanguage()
  return (
    <div className={style.page}>
      <h1 className={style.title}>{t.title}</h1>
      <p className={style.intro}>{t.intro}</p>
      <WholeForm />
      {examples.map((example) => (
        <Card key={example.field.name} title={example.field.title[language]} more={<code>{example.field.type}</code>}>
          <div className={style.specimens}>
            {states.map((state) => (
              <Specimen key={state} example={example} state={state} />
            ))}
          </div>
        </Card>
      ))}
    </div>
  )
}
