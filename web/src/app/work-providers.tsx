import { chunkSize, documents } from '@luqiao/domain/documents'
import { QueryClientProvider } from '@tanstack/react-query'
import { App, ConfigProvider } from 'antd'
import english from 'antd/es/locale/en_US'
import type { Locale } from 'antd/es/locale/index'
import dayjs from 'dayjs'
import { type ReactNode, use, useMemo } from 'react'
import { type FormSources, FormSourcesProvider } from '../form-renderer/sources.ts'
import { createQueryClient } from '../platform/api/index.ts'
import { useTheme } from '../platform/appearance/theme.ts'
import { useLanguage } from '../platform/i18n/index.ts'
import { planUploads } from '../platform/upload/index.ts'
import { antdTheme, toast, useNarrow } from '../ui/index.ts'

planUploads({ upload: documents.upload, deleteFile: documents.deleteFile, chunkSize })

const client = createQueryClient((error) => toast.error(error))

/** antd's own words and the calendar's, loaded with their language. */
const load = {
  zh: async () => {
    const [antd] = await Promise.all([import('antd/es/locale/zh_CN'), import('dayjs/locale/zh-cn')])
    dayjs.locale('zh-cn')
    return antd.default
  },
  en: async () => {
    // antd itself falls back on it, so it is here already.
    dayjs.locale('en')
    return english
  },
  es: async () => {
    const [antd] = await Promise.all([import('antd/es/locale/es_ES'), import('dayjs/locale/es')])
    dayjs.locale('es')
    return antd.default
  },
}
let loading: { language: keyof typeof load; locale: Promise<Locale> } | undefined

function localeOf(language: keyof typeof load): Promise<Locale> {
  if (loading?.language !== language) loading = { language, locale: load[language]() }
  return loading.locale
}

/** What forms ask the server for comes with the first form. */
let sources: Promise<FormSources> | undefined
function formSources(): Promise<FormSources> {
  sources ??= import('./form-sources.ts').then((module) => module.formSources)
  return sources
}

/** What signed-in screens stand in: the query cache, the sources of forms, and antd in our theme and the reader's language. */
export function WorkProviders({ children }: { children: ReactNode }) {
  const theme = useTheme()
  const language = useLanguage()
  const locale = use(localeOf(language))
  const narrow = useNarrow()
  // biome-ignore lint/correctness/useExhaustiveDependencies: tokens.css gives a phone taller controls.
  const config = useMemo(() => antdTheme(theme), [theme, narrow])
  return (
    <QueryClientProvider client={client}>
      <ConfigProvider locale={locale} theme={config} wave={{ disabled: true }}>
        <FormSourcesProvider value={formSources}>
          <App component={false}>{children}</App>
        </FormSourcesProvider>
      </ConfigProvider>
    </QueryClientProvider>
  )
}
