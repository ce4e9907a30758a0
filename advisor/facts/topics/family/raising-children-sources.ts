import { defineSources } from '#advisor/facts/define-facts.ts';

export const raisingChildrenSources = defineSources({
  usda_children_2015: {
    title: 'Expenditures on Children by Families, 2015',
    publisher: 'U.S. Department of Agriculture',
    url: 'https://www.fns.usda.gov/research/cnpp/expenditures-children-families',
    date: 'January 2017, revised March 2017',
  },
});
