import { defineSources } from '#advisor/facts/define-facts.ts';

const form = (title: string, publisher: string, url: string) => ({ title, publisher, url, date: '2025' });

/** Where the states publish their income taxes. */
export const stateTaxSources = defineSources({
  state_tax_ca_form: form(
    'California Income Tax Rate Schedules for 2025',
    'California Franchise Tax Board',
    'https://www.ftb.ca.gov/forms/2025/2025-540-tax-rate-schedules.pdf',
  ),
  state_tax_ny_form: form(
    '2025 Form IT-201-I Instructions',
    'New York State Department of Taxation and Finance',
    'https://www.tax.ny.gov/pdf/current_forms/it/it201i.pdf',
  ),
  state_tax_il_form: form(
    'Illinois Department of Revenue 2025 Form IL-1040 Instructions',
    'Illinois Department of Revenue',
    'https://tax.illinois.gov/content/dam/soi/en/web/tax/forms/incometax/documents/currentyear/individual/il-1040-instr.pdf',
  ),
  state_tax_pa_form: form(
    '2025 Pennsylvania Personal Income Tax Return Instructions (PA-40 IN)',
    'Pennsylvania Department of Revenue',
    'https://www.pa.gov/content/dam/copapwp-pagov/en/revenue/documents/formsandpublications/formsforindividuals/pit/documents/2025/2025_pa-40in.pdf',
  ),
  state_tax_oh_form: form(
    'Ohio Income Tax Form 2025 Instructions',
    'Ohio Department of Taxation',
    'https://dam.assets.ohio.gov/image/upload/v1767095693/tax.ohio.gov/forms/ohio_individual/individual/2025/it1040-booklet.pdf',
  ),
  state_tax_ga_form: form(
    '2025 IT-511 Individual Income Tax Booklet',
    'Georgia Department of Revenue',
    'https://dor.georgia.gov/document/document/2025-it-511-individual-income-tax-booklet/download',
  ),
  state_tax_nc_form: form(
    '2025 North Carolina Individual Income Tax Instructions',
    'North Carolina Department of Revenue',
    'https://www.ncdor.gov/2025-d-401-individual-income-tax-instructions/open',
  ),
  state_tax_mi_form: form(
    '2025 Tax Year Income Tax Rate for Individuals and Fiduciaries',
    'Michigan Department of Treasury',
    'https://www.michigan.gov/treasury/reference/taxpayer-notices/2025-tax-year-income-tax-rate-for-individuals-and-fiduciaries',
  ),
  state_tax_nj_form: form(
    '2025 NJ-1040 Instructions - Tax Rate Schedules',
    'New Jersey Division of Taxation',
    'https://www.nj.gov/treasury/taxation/pdf/current/1040i.pdf',
  ),
  state_tax_va_form: form(
    'Virginia 2025 Form 760 Resident Individual Income Tax Instructions',
    'Virginia Department of Taxation',
    'https://www.tax.virginia.gov/sites/default/files/vatax-pdf/2025-760-instructions.pdf',
  ),
  state_tax_ma_form: form(
    'Form 1 2024 Massachusetts Resident Income Tax - 2024 Personal Income Tax Rates',
    'Massachusetts Department of Revenue',
    'https://www.mass.gov/doc/2024-form-1-instructions/download',
  ),
  state_tax_az_form: form(
    '2025 Arizona Form 140 Resident Personal Income Tax Instructions',
    'Arizona Department of Revenue',
    'https://azdor.gov/sites/default/files/document/FORMS_INDIVIDUAL_2025_140i.pdf',
  ),
  state_tax_md_form: form(
    'Maryland 2025 Resident Tax Forms and Instructions - Tax Computation Worksheet Schedules',
    'Comptroller of Maryland',
    'https://www.marylandcomptroller.gov/content/dam/mdcomp/tax/instructions/2025/resident-booklet.pdf',
  ),
  state_tax_co_form: form(
    '2025 Colorado Individual Tax Filing Guide 104 Book, Line 12',
    'Colorado Department of Revenue',
    'https://tax.colorado.gov/sites/tax/files/documents/Book104_2025.pdf',
  ),
  state_tax_mn_form: form(
    '2025 Minnesota M1 form instructions, Tax Rate Schedules',
    'Minnesota Department of Revenue',
    'https://www.revenue.state.mn.us/sites/default/files/2025-11/m1-inst-25_0.pdf',
  ),
  state_tax_wi_form: form(
    '2025 Form 1 instructions',
    'Wisconsin Department of Revenue',
    'https://www.revenue.wi.gov/TaxForms2025/2025-Form1-inst.pdf',
  ),
  state_tax_in_form: form(
    '2025 IT-40 Income Tax Form',
    'Indiana Department of Revenue',
    'https://forms.in.gov/Download.aspx?id=16915',
  ),
  state_tax_mo_form: form(
    '2025 MO-1040 Book - Individual Income Tax Long Form',
    'Missouri Department of Revenue',
    'https://dor.mo.gov/forms/MO-1040%20Instructions_2025.pdf',
  ),
  state_tax_sc_form: form(
    'SC H.4216 Section 1 - Section 12-6-510(C) (2026+)',
    'South Carolina Legislature',
    'https://www.scstatehouse.gov/sess126_2025-2026/bills/4216.htm',
  ),
  state_tax_or_form: form(
    '2025 Oregon Income Tax Form OR-40 Instructions',
    'Oregon Department of Revenue',
    'https://www.oregon.gov/dor/forms/FormsPubs/form-or-40-inst_101-040-1_2025.pdf',
  ),
});
