import { text } from '../../kernel/index.ts'
import { days, months, type PeriodRule, under } from '../rule.ts'

/** 刑事诉讼. Its terms count by 刑事诉讼法 (2018) 105; a term of custody never moves for a rest day. */
export const criminalRules = {
  'criminal.appeal.judgment': {
    title: text('对一审判决上诉', 'Appeal against the judgment', 'Apelación de la sentencia'),
    counted: text('接到判决书之日', 'receipt of the judgment', 'recepción de la sentencia'),
    direction: 'forward',
    versions: [under('criminal-procedure-2012', [219], days(10)), under('criminal-procedure-2018', [230], days(10))],
  },
  'criminal.appeal.ruling': {
    title: text('对一审裁定上诉', 'Appeal against the ruling', 'Apelación del auto'),
    counted: text('接到裁定书之日', 'receipt of the ruling', 'recepción del auto'),
    direction: 'forward',
    versions: [under('criminal-procedure-2012', [219], days(5)), under('criminal-procedure-2018', [230], days(5))],
  },
  'criminal.protest-request': {
    title: text('被害人请求抗诉', 'Victim asks for a protest', 'Petición de recurso fiscal por la víctima'),
    counted: text('收到判决书之日', 'receipt of the judgment', 'recepción de la sentencia'),
    direction: 'forward',
    versions: [under('criminal-procedure-2012', [218], days(5)), under('criminal-procedure-2018', [229], days(5))],
  },
  'criminal.trial.ordinary': {
    title: text(
      '一审审限（公诉案件）',
      'Time limit of trial (public prosecution)',
      'Plazo para resolver (acusación pública)',
    ),
    counted: text('受理之日', 'the day of acceptance', 'día de admisión'),
    direction: 'forward',
    versions: [under('criminal-procedure-2012', [202], months(2)), under('criminal-procedure-2018', [208], months(2))],
  },
  'criminal.trial.summary': {
    title: text('一审审限（简易程序）', 'Time limit of trial (summary)', 'Plazo para resolver (abreviado)'),
    counted: text('受理之日', 'the day of acceptance', 'día de admisión'),
    direction: 'forward',
    versions: [under('criminal-procedure-2012', [214], days(20)), under('criminal-procedure-2018', [220], days(20))],
  },
  'criminal.trial.appeal': {
    title: text('二审审限', 'Time limit of the appeal', 'Plazo para resolver la apelación'),
    counted: text('受理之日', 'the day of acceptance', 'día de admisión'),
    direction: 'forward',
    versions: [under('criminal-procedure-2012', [232], months(2)), under('criminal-procedure-2018', [243], months(2))],
  },
} as const satisfies Record<string, PeriodRule>
