import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import { joinChat, openChat } from '#e2e/support/chat.ts';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';
import { addHolding } from '#e2e/support/holdings.ts';
import { buyPro, closeChat, fillSignUp, holdsFocus, visitSignedIn } from '#e2e/support/people.ts';

const fidelity = `Account Number,Account Name,Symbol,Description,Quantity,Last Price,Last Price Change,Current Value,Today's Gain/Loss Dollar,Today's Gain/Loss Percent,Total Gain/Loss Dollar,Total Gain/Loss Percent,Percent Of Account,Cost Basis Total,Average Cost Basis,Type
Z12345678,Individual - TOD,SPAXX**,HELD IN MONEY MARKET,,,,$1500.00,,,,,8%,,,Cash,
Z12345678,Individual - TOD,VTI,VANGUARD TOTAL STOCK MARKET ETF,40.5,$300.00,+$1.00,$12150.00,,,+$4150.00,+51.88%,,$8000.00,$197.53,Cash,
Z12345678,Individual - TOD,EXM,EXAMPLE MOTORS CORP,10,$100.00,-$1.00,$1000.00,,,-$100.00,-9.09%,,$1100.00,$110.00,Cash,
Z12345678,Individual - TOD,EXN,EXAMPLE NOTES,n/a,n/a,,n/a,,,,,,,,Cash,
239000001,ROTH IRA,BND,VANGUARD TOTAL BOND MARKET ETF,100,$73.50,,$7350.00,,,+$50.00,+0.68%,,$7300.00,$73.00,Cash,

"The data and information in this spreadsheet is provided to you solely for your use."

"Date downloaded Nov-02-2026 2:35 p.m ET"
`;

const european = `Symbol;Name;Anzahl;Kurs;Wert
VWCE;Vanguard FTSE All-World;12,5;110,20;1.377,50
ACME;Acme AG;1.000;3,00;3.000,00
`;

const openPortfolio = async (page: Page) => {
  await page.goto('/portfolio');
  await page.getByRole('heading', { level: 1, name: 'Portfolio' }).waitFor();
};

const openDialog = async (page: Page) => {
  await page.getByRole('button', { name: 'Import positions' }).click();
  return page.getByRole('dialog', { name: 'Import positions' });
};

const fileOf = (name: string, text: string | Buffer) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

/** Drops a file on what is there, as from the desktop. */
const drop = (page: Page, selector: string, name: string, text: string) =>
  page.locator(selector).evaluate(
    (place, [called, content]) => {
      const data = new DataTransfer();
      data.items.add(new File([content!], called!, { type: 'text/csv' }));
      for (const type of ['dragover', 'drop'])
        place.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data }));
    },
    [name, text],
  );

describeInBrowser('holdings', ({ open }) => {
  it('a visitor sees a labeled sample and how to start', async () => {
    const page = await open({ viewport: { width: 390, height: 844 } });
    await openPortfolio(page);
    await page.getByText('Sample: these positions are made up.').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create a free account' }).click();
    await page.getByRole('dialog', { name: 'Create your account' }).waitFor();
  });

  it('a Fidelity file is imported on a phone by keyboard, and again without duplicates', async () => {
    const page = await open({ viewport: { width: 1280, height: 844 }, reducedMotion: 'reduce' });
    await visitSignedIn(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await openPortfolio(page);
    await page.getByRole('heading', { name: 'No positions yet' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Import positions' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Import positions' });
    const choose = dialog.getByRole('button', { name: 'Choose a file' });
    expect(await holdsFocus(choose)).toBe(true);
    await expectAccessible(page);
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), choose.press('Enter')]);
    await chooser.setFiles(fileOf('Portfolio_Positions.csv', fidelity));

    const heading = dialog.getByRole('heading', { name: 'Check what we read' });
    await heading.waitFor();
    expect(await holdsFocus(heading)).toBe(true);
    await dialog.getByText('Fidelity positions file').waitFor();
    await dialog.getByText('4 positions in 2 accounts, worth $22,000.00').waitFor();
    await dialog.getByText('As of November 2, 2026.').waitFor();
    const problems = dialog.getByRole('region', { name: '1 row could not be read' });
    expect(await problems.textContent()).toContain('Line 5 EXN · EXAMPLE NOTES');
    const roth = dialog.getByLabel('How ROTH IRA ...0001 is taxed');
    expect(await roth.inputValue()).toBe('roth');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Import 4 positions' }).press('Enter');

    const done = dialog.getByRole('heading', { name: '4 positions imported' });
    await done.waitFor();
    expect(await holdsFocus(done)).toBe(true);
    await dialog.getByText('4 positions are new.').waitFor();
    await dialog.getByText('1 row could not be read and was left out.').waitFor();
    await dialog.getByRole('button', { name: 'See my portfolio' }).press('Enter');
    await page.getByText('$22,000.00').waitFor();
    const taxable = page.getByRole('region', { name: 'Individual - TOD ...5678' });
    expect(await taxable.getByRole('row').allInnerTexts()).toEqual([
      expect.stringContaining('Position'),
      expect.stringMatching(/VTI[^]*40\.5 × \$300\.00 · 55\.2%[^]*\$12,150\.00[^]*\+\$4,150\.00/),
      expect.stringMatching(/SPAXX[^]*\$1,500\.00/),
      expect.stringMatching(/EXM[^]*\$1,000\.00[^]*−\$100\.00/),
    ]);
    await expectAccessible(page);

    // EXM was sold, and VTI has risen.
    const later = fidelity.replace(/.*,EXM,.*\n/, '').replace('$12150.00', '$13000.00');
    const again = await openDialog(page);
    await again.locator('input[type=file]').setInputFiles(fileOf('Portfolio_Positions.csv', later));
    await again.getByRole('button', { name: 'Import 3 positions' }).click();
    await again.getByText('1 position has changed.').waitFor();
    await again.getByText('2 positions are the same as before.').waitFor();
    await again.getByText('1 position was removed because the file no longer has it.').waitFor();
    await again.getByRole('button', { name: 'See my portfolio' }).click();
    await page.getByText('$21,850.00').waitFor();
    expect(await page.getByRole('row', { name: /EXM/ }).count()).toBe(0);
  });

  it('a file dropped by a visitor is kept until sign-up', async () => {
    const page = await open();
    await page.goto('/');
    await openChat(page);
    await drop(page, 'dialog[open]', 'Depot.csv', european);
    const dialog = page.getByRole('dialog', { name: 'Import positions' });
    await dialog.getByRole('button', { name: 'Create a free account' }).click();
    await fillSignUp(page);
    await dialog.getByText('2 positions in 1 account, worth $4,377.50').waitFor();
    await dialog.getByRole('button', { name: 'Import 2 positions' }).click();
    await dialog.getByRole('heading', { name: '2 positions imported' }).waitFor();
  });

  it('a European file is read by the columns that its owner chooses, from the chat, at 1280 px', async () => {
    const page = await open({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    await joinChat(page);
    await drop(page, 'dialog[open]', 'Depot.csv', european);
    const dialog = page.getByRole('dialog', { name: 'Import positions' });
    await dialog.getByText('Table of positions').waitFor();
    await dialog.getByText('2 positions in 1 account, worth $4,377.50').waitFor();
    await dialog.getByText('Columns', { exact: true }).click();
    expect(await dialog.getByLabel('Numbers look like').inputValue()).toBe('comma');
    const value = dialog.getByLabel('Value', { exact: true });
    expect(await value.locator('option:checked').textContent()).toBe('Wert');
    await value.selectOption({ label: 'Kurs' });
    await dialog.getByText('worth $113.20').waitFor();
    await value.selectOption({ label: 'Wert' });
    await dialog.getByText('worth $4,377.50').waitFor();
    await expectAccessible(page);
    await dialog.getByLabel('Name of the account').fill('Depot Roth');
    expect(await dialog.getByLabel('How Depot Roth is taxed').inputValue()).toBe('roth');
    await dialog.getByRole('button', { name: 'Import 2 positions' }).click();
    await dialog.getByRole('heading', { name: '2 positions imported' }).waitFor();
    await page.keyboard.press('Escape');
    await closeChat(page);
    await openPortfolio(page);
    const account = page.getByRole('region', { name: 'Depot Roth' });
    expect(await account.getByRole('row', { name: /ACME/ }).innerText()).toMatch(
      /1,000[^]*\$3\.00[^]*\$3,000\.00[^]*68\.5%/,
    );
    await expectAccessible(page);
  });

  it('a file that cannot be imported gets a message, and nothing is stored', async () => {
    const page = await open({ viewport: { width: 1280, height: 900 }, letRequestsFail: true });
    await visitSignedIn(page);
    await openPortfolio(page);
    const dialog = await openDialog(page);
    const file = dialog.locator('input[type=file]');
    const refusal = dialog.getByRole('alert');
    await file.setInputFiles(fileOf('book.xlsx', Buffer.from('PK\u0003\u0004 and so on')));
    await refusal.getByText('This is an Excel or Numbers workbook. Save it as CSV').waitFor();
    await file.setInputFiles(fileOf('large.csv', Buffer.alloc(21 * 1024 * 1024, 'x')));
    await refusal.getByText('The file is 21 MB, and files of up to 20 MB can be imported.').waitFor();
    const rows = (count: number) =>
      `Symbol,Name,Value\n${Array.from({ length: count }, (_, n) => `S${n},Stock ${n},10.00`).join('\n')}`;
    await file.setInputFiles(fileOf('many.csv', rows(10_001)));
    await refusal.getByText('more than 10,000 positions').waitFor();
    await file.setInputFiles(fileOf('plan.csv', rows(30)));
    await dialog.getByRole('button', { name: 'Import 30 positions' }).click();
    await refusal.getByText('Your plan has room for 25 positions.').waitFor();
    await dialog.getByRole('button', { name: 'Choose another file' }).click();
    await dialog.getByLabel('Or paste rows from a spreadsheet or a web page').fill('VTI\t100\t$30,000.00');
    await dialog.getByRole('button', { name: 'Read pasted rows' }).click();
    await dialog.getByRole('button', { name: 'Import 1 position' }).click();
    await dialog.getByRole('button', { name: 'See my portfolio' }).click();
    const shown = page.getByRole('main').getByRole('row');
    await shown.filter({ hasText: 'VTI' }).first().waitFor();
    // Shares and value tell the price of one.
    await page.getByRole('row', { name: /^VTI[^]*\$300\.00[^]*\$30,000\.00/ }).waitFor();
    // Nothing of the files that were refused.
    expect(await shown.filter({ hasText: 'Stock 1' }).count()).toBe(0);
  });

  it('a position is typed, changed and removed', async () => {
    const page = await open({ viewport: { width: 1280, height: 900 }, letRequestsFail: true });
    await visitSignedIn(page);
    await openPortfolio(page);
    const add = async () => {
      await page.getByRole('button', { name: 'Add a position' }).click();
      return page.getByRole('dialog', { name: 'Add a position' });
    };
    const form = await add();
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('Enter a symbol or a name.').waitFor();
    await form.getByText('Enter the value, or shares and a price.').waitFor();
    await expectAccessible(page);
    await form.getByLabel('Symbol').fill('vti');
    await form.getByLabel('Shares').fill('10.5');
    await form.getByLabel('Price of one').fill('$300');
    await form.getByLabel('Account', { exact: true }).fill('Roth IRA');
    expect(await form.getByLabel('Kind').inputValue()).toBe('fund');
    expect(await form.getByLabel('How the account is taxed').inputValue()).toBe('roth');
    await page.keyboard.press('Enter');
    await page.getByRole('row', { name: /VTI[^]*\$3,150\.00/ }).waitFor();

    const second = await add();
    await second.getByLabel('Symbol').fill('VTI');
    await second.getByLabel('Value', { exact: true }).fill('5');
    await second.getByRole('button', { name: 'Save' }).click();
    await second.getByText('This account already has that position.').waitFor();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Edit VTI' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit position' });
    await edit.getByLabel('What you paid for all of it').fill('3000');
    await edit.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('row', { name: /VTI[^]*\+\$150\.00/ }).waitFor();
    await page.getByRole('button', { name: 'Edit VTI' }).click();
    await edit.getByRole('button', { name: 'Remove position' }).click();
    await page.getByRole('heading', { name: 'No positions yet' }).waitFor();
  });

  it('an unknown symbol is asked about, and counted as its owner says', async () => {
    const page = await open({ viewport: { width: 1280, height: 900 } });
    const { email } = await visitSignedIn(page);
    await addHolding(email, { value: 9000 });
    await addHolding(email, { symbol: 'ZQXW', name: 'Some holding', value: 1000 });
    await page.setViewportSize({ width: 390, height: 844 });
    await openPortfolio(page);
    const unknown = page.getByRole('row', { name: /^Unknown/ });
    await unknown.getByText('10.0%').waitFor();
    const asked = page.getByLabel('What is ZQXW?');
    await expectAccessible(page);
    await asked.selectOption({ label: 'US bonds, or a fund of them' });
    await page.getByRole('row', { name: /^US bonds.*10\.0%/ }).waitFor();
    expect(await unknown.count()).toBe(0);
    await page.getByText('Saved. ZQXW now counts as you said.').waitFor();
    await page.reload();
    await page.getByText('Change what you said about one symbol').click();
    expect(await asked.inputValue()).toBe('us_bonds');
    await expectAccessible(page);
    await asked.selectOption({ label: 'I don’t know' });
    await unknown.getByText('10.0%').waitFor();
  });

  it('the analysis is folded on a phone, opens by keyboard and in print, and is open on a large screen', async () => {
    const page = await open({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    const { email } = await visitSignedIn(page);
    await addHolding(email, { value: 10_000 });
    await buyPro(page);
    await openPortfolio(page);
    const stress = page.getByRole('region', { name: 'If it happened again' });
    await stress.getByRole('table').waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await openPortfolio(page);
    const heading = stress.getByText('If it happened again').first();
    await heading.waitFor();
    expect(await stress.getByRole('table').isVisible()).toBe(false);
    // The figure is there before anything is opened.
    expect(await stress.locator('summary').innerText()).toMatch(/−\$[\d,]+ at worst/);
    await expectAccessible(page);
    await stress.locator('summary').press('Enter');
    await stress.getByRole('table').waitFor();
    await stress.locator('summary').press('Enter');
    await expect.poll(() => stress.getByRole('table').isVisible()).toBe(false);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await page.locator('details.group:not([open])').count()).toBe(0);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect.poll(() => stress.getByRole('table').isVisible()).toBe(false);
  });
});
